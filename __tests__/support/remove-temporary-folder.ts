import { rmSync } from 'node:fs';

/** Left by `make-temporary-folder.ts`, in the same process. */
declare const temporaryFolder: string;

export default function removeTemporaryFolder(): void {
  rmSync(temporaryFolder, { recursive: true, force: true });
}
