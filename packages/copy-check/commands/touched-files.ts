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
 * Files of content and strings with uncommitted changes; without any, those that differ between HEAD and its first parent.
 * Empty outside a repository.
 */
export function touchedFiles(root: string): Touched {
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  const changedSince = (commit: string): string[] => git(root, ['diff', '--name-only', '--relative', commit]);
  const now = [...added, ...changedSince('HEAD')];
  return new Set(now.length > 0 ? now : changedSince('HEAD^'));
}
