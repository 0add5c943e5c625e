import { execFileSync } from 'node:child_process';
import type { Touched } from '../shared-problem';

function git(root: string, args: readonly string[]): string[] {
  try {
    const output = execFileSync('git', ['-C', root, ...args, '-z', '--', 'content', 'locales'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter(Boolean);
  } catch {
    // Not a repository, without Git, or no such commit.
    return [];
  }
}

/**
 * The files of content and strings that differ from the last commit; if none do, those that the last commit has changed, which
 * in a merge are those that came in. None where Git knows nothing.
 */
export function touchedFiles(root: string): Touched {
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  const changedSince = (commit: string): string[] => git(root, ['diff', '--name-only', '--relative', commit]);
  const now = [...added, ...changedSince('HEAD')];
  return new Set(now.length > 0 ? now : changedSince('HEAD^'));
}
