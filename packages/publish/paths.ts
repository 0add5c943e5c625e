import { execFileSync } from 'node:child_process';

export interface Paths {
  /** Output folder of `gatsby build`. Later steps of the build change the files in it, such as the HTML. */
  root: string;
  /** Folder for the hosts' configuration files, next to the published one. */
  outputs: string;
  /** Folder for Gatsby's own HTML between builds; inside `.cache`, so that `gatsby clean` removes it too. */
  originals: string;
  /** Cache folder for the HTML of pages as published, inside `.cache`. */
  finished: string;
  /** Cache folder for link preview pictures, inside `.cache`. */
  drawn: string;
  /** Entry point of the early script. */
  earlyEntry: string;
}

/** Paths of the build, relative to the project's root. */
export const paths = {
  root: 'public',
  outputs: 'hosting',
  originals: '.cache/pages-as-built',
  finished: '.cache/finished-pages',
  drawn: '.cache/link-previews',
  earlyEntry: 'src/early/main.ts',
} as const satisfies Paths;

/**
 * Runs Git in a folder whose files it tracks. Undefined without Git, and if the sources were unpacked inside another
 * repository, whose commits are unrelated.
 */
function git(root: string, ...args: string[]): string | undefined {
  const ask = (...asked: string[]): string =>
    execFileSync('git', asked, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    ask('ls-files', '--error-unmatch', 'package.json');
    return ask(...args);
  } catch {
    return undefined;
  }
}

/** The current commit; `unknown` if the sources are not in a Git repository. */
export const sourceRevision = (root = '.'): string => git(root, 'rev-parse', 'HEAD') ?? 'unknown';

/** The date of the current commit; the current date if the sources are not in a Git repository. */
export function commitDate(): Date {
  const date = git('.', 'show', '-s', '--format=%cI', 'HEAD');
  return date ? new Date(date) : new Date();
}
