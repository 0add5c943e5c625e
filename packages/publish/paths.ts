import { execFileSync } from 'node:child_process';

/** Paths of the build, relative to the project's root. */
export const paths = {
  /** Output folder of `gatsby build`. Later steps of the build change the files in it, such as the HTML. */
  root: 'public',
  /** Folder for the hosts' configuration files. It is not published. */
  outputs: 'hosting',
  /**
   * Copy of `root` as Gatsby wrote it, for Gatsby's next build. Inside `.cache`, so that `gatsby clean` removes it and
   * the next folder too.
   */
  gatsbyOutput: '.cache/gatsby-output',
  /** Cache folder for results of the steps after Gatsby: HTML and compressed files. */
  kept: '.cache/finished',
  /** Source module of the early script, which runs in the head of every page. */
  earlyEntry: 'src/early/main.ts',
};

export type Paths = typeof paths;

/**
 * Runs a Git command in the folder `root`, also if it belongs to another user, as in containers: Git would refuse that
 * (https://git-scm.com/docs/git-config#Documentation/git-config.txt-safedirectory). Returns undefined without Git, or if
 * Git does not track the files in the folder: the sources may have been unpacked inside another repository, whose
 * commits are unrelated.
 */
function git(root: string, ...args: string[]): string | undefined {
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
