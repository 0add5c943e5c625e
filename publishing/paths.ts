import { execFileSync } from 'node:child_process';

/** Paths relative to the project's folder. */
export const paths = {
  root: 'public',
  outputs: 'hosting',
  originals: '.cache/pages-as-built',
  pictures: '.cache/open-graph',
  earlyEntry: 'src/early/main.ts',
} as const;

/** The commit that is checked out, or `unknown` outside a repository. */
export function sourceRevision(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
