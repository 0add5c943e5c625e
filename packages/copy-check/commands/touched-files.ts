import { git } from '../../shared/git';
import type { Touched } from '../text/shared-problem';

/** The files of content and strings that a Git command lists; none without a repository, or if a commit is missing. */
const filesFrom = (root: string, ...command: string[]): string[] =>
  (git(root, ...command, '-z', '--', 'content', 'locales') ?? '').split('\0').filter(Boolean);

/**
 * Content and string files with uncommitted changes; if there are none, those changed by the last commit. Empty outside
 * a Git repository.
 */
export function touchedFiles(root: string): Touched {
  const added = filesFrom(root, 'ls-files', '--others', '--exclude-standard');
  const changedSince = (commit: string): string[] => filesFrom(root, 'diff', '--name-only', '--relative', commit);
  const now = [...added, ...changedSince('HEAD')];
  return new Set(now.length > 0 ? now : changedSince('HEAD^'));
}
