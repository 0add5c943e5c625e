import { execFileSync } from 'node:child_process';

/** Folders of the build, relative to the project's root. */
export const paths = {
  root: 'public',
  outputs: 'hosting',
  originals: '.cache/pages-as-built',
  earlyEntry: 'src/early/main.ts',
} as const;

/** The current commit, or `unknown` outside a Git repository. */
export function sourceRevision(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
