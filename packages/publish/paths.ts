import { execFileSync } from 'node:child_process';

export interface Paths {
  /** The folder with the output of `gatsby build`, which is finished there. */
  root: string;
  /** Folder for the hosts' files, beside the published one. */
  outputs: string;
  /** Folder for the unfinished HTML between runs; inside `.cache`, so that `gatsby clean` removes it too. */
  originals: string;
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
  drawn: '.cache/link-previews',
  earlyEntry: 'src/early/main.ts',
} as const satisfies Paths;

/** What Git answers; undefined outside a repository. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The current commit, or `unknown` outside a Git repository. */
export const sourceRevision = (): string => git('rev-parse', 'HEAD') ?? 'unknown';

/** When the current commit was made; outside a Git repository, now. */
export function commitDate(): Date {
  const date = git('show', '-s', '--format=%cI', 'HEAD');
  return date ? new Date(date) : new Date();
}
