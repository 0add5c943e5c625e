import { execFileSync } from 'node:child_process';

/**
 * Runs a Git command in the folder `root`, also if it belongs to another user, as in containers: Git would refuse that
 * (https://git-scm.com/docs/git-config#Documentation/git-config.txt-safedirectory). Returns undefined without Git, if
 * the command fails, or if Git does not track the files in the folder: the sources may have been unpacked inside another
 * repository, whose commits are unrelated.
 */
export function git(root: string, ...args: string[]): string | undefined {
  const ask = (...asked: string[]): string =>
    execFileSync('git', ['-c', 'safe.directory=*', ...asked], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    ask('ls-files', '--error-unmatch', 'package.json');
    return ask(...args);
  } catch {
    return undefined;
  }
}
