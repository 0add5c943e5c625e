import { rmSync } from 'node:fs';

/** A global that `make-temporary-folder.ts` has set in this process. */
declare const temporaryFolder: string;

export default function removeTemporaryFolder(): void {
  rmSync(temporaryFolder, { recursive: true, force: true });
}
