import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetRepository } from './git-repository';

/**
 * Jest's global setup: creates a temporary folder, which the teardown removes with all its files, and
 * makes tests that use Git independent of a Git hook that runs them.
 */
export default function makeTemporaryFolder(): void {
  forgetRepository();
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'velmarch-tests-'));
  process.env.TMPDIR = temporaryFolder;
  Object.assign(globalThis, { temporaryFolder });
}
