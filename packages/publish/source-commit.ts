import { git } from '../shared/git';

/** The current commit; `unknown` if the sources are not in a Git repository. */
export const sourceRevision = (root = '.'): string => git(root, 'rev-parse', 'HEAD') ?? 'unknown';

/**
 * The date of the current commit; the current date if the sources are not in a Git repository. Turns off the Git
 * setting `log.showSignature`, with which `git show` prints the commit's signature above the date.
 */
export function commitDate(root = '.'): Date {
  const date = git(root, '-c', 'log.showSignature=false', 'show', '-s', '--format=%cI', 'HEAD');
  return date ? new Date(date) : new Date();
}
