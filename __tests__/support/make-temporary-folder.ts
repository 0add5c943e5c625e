import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest's and Playwright's global setup: creates a temporary folder, which the teardown removes with all its files. */
export default function makeTemporaryFolder(): void {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'velmarch-tests-'));
  process.env.TMPDIR = temporaryFolder;
  Object.assign(globalThis, { temporaryFolder });
}
