import { execFileSync } from 'node:child_process';

export interface Paths {
  /** The folder with the output of `gatsby build`, which is finished there. */
  root: string;
  /** Folder for the hosts' files, beside the published one. */
  outputs: string;
  /** Folder for the unfinished HTML between runs; inside `.cache`, so that `gatsby clean` removes it too. */
  originals: string;
  /** Folder for finished HTML between runs; inside `.cache` too. */
  finished: string;
  /** Folder for pictures of link previews between runs; inside `.cache` too. */
  drawn: string;
  /** Entry point of the early file. */
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
 * What Git answers in a folder whose files it tracks; undefined without Git, and where the sources were unpacked inside another
 * repository, whose commits say nothing of them.
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

/** The current commit, or `unknown` outside a Git repository of the sources. */
export const sourceRevision = (root = '.'): string => git(root, 'rev-parse', 'HEAD') ?? 'unknown';

/** When the current commit was made; outside a Git repository of the sources, now. */
export function commitDate(): Date {
  const date = git('.', 'show', '-s', '--format=%cI', 'HEAD');
  return date ? new Date(date) : new Date();
}
