import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder for a test run, which is removed after it with all files left there. */
export default function makeTemporaryFolder(): void {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'velmarch-tests-'));
  process.env.TMPDIR = temporaryFolder;
  Object.assign(globalThis, { temporaryFolder });
}
