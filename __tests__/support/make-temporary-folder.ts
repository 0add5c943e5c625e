import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of tests a temporary folder of its own: what they leave there, passing or failing, goes with it. */
export default function makeTemporaryFolder(): void {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'velmarch-tests-'));
  process.env.TMPDIR = temporaryFolder;
  Object.assign(globalThis, { temporaryFolder });
}
