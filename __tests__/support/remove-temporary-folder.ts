import { rmSync } from 'node:fs';

/** Removes the folder of `make-temporary-folder.ts`, which runs in the same process. */
declare const temporaryFolder: string;

export default function removeTemporaryFolder(): void {
  rmSync(temporaryFolder, { recursive: true, force: true });
}
