import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git } from '../../shared/git';

/** Returns the full hash of a commit, branch or tag. Throws if it does not exist. */
export function hashOf(commit: string): string {
  const hash = git('.', 'rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`);
  if (!hash) throw new Error(`“${commit}” is no commit of this repository.`);
  return hash;
}

/**
 * Builds a commit in a temporary Git worktree, with the npm packages installed here. Calls `photograph` with the folder
 * of the built site, then removes the worktree.
 */
export async function withBuildOf(hash: string, photograph: (root: string) => Promise<unknown>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, hash], { stdio: 'inherit' });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    execFileSync('npm', ['run', '--silent', 'build', '--', '--local'], { cwd: folder, stdio: 'inherit' });
    await photograph(join(folder, 'public'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune']);
  }
}
