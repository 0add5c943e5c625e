import { execFileSync } from 'node:child_process';
import type { Touched } from '../text/shared-problem';

function git(root: string, args: readonly string[]): string[] {
  try {
    const output = execFileSync('git', ['-C', root, ...args, '-z', '--', 'content', 'locales'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter(Boolean);
  } catch {
    // There is no repository, no Git, or no such commit.
    return [];
  }
}

/**
 * Content and string files with uncommitted changes; if there are none, those changed by the last commit. Empty outside
 * a Git repository.
 */
export function touchedFiles(root: string): Touched {
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  const changedSince = (commit: string): string[] => git(root, ['diff', '--name-only', '--relative', commit]);
  const now = [...added, ...changedSince('HEAD')];
  return new Set(now.length > 0 ? now : changedSince('HEAD^'));
}
