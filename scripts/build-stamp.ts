import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from './build-site';

const stampFile = 'public/.build-stamp';

/** All that a build is made from. */
const inputs = [
  'src',
  'content',
  'locales',
  'static',
  'publishing',
  'art/open-graph.ts',
  'art/open-graph',
  'art/brand',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
];

/** Written by every build itself. */
const generated = 'src/gatsby-types.d.ts';

const filesIn = (path: string): string[] => {
  try {
    return readdirSync(path, { withFileTypes: true })
      .flatMap((entry) => filesIn(join(path, entry.name)))
      .sort();
  } catch {
    return existsSync(path) ? [path] : [];
  }
};

/** What the environment says beyond the settings of every build, such as the hosts of stand-ins. */
const environment = (): [string, string | undefined][] =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('GATSBY_'))
    .sort();

/** A digest of everything that goes into a build: sources and settings. */
export function digestInputs(settings: BuildSettings): string {
  const hash = createHash('sha256').update(JSON.stringify([environment(), settings]));
  for (const file of inputs.flatMap(filesIn)) if (file !== generated) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether `public` was built from the inputs with this digest. */
export function isCurrent(digest: string): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === digest;
  } catch {
    return false;
  }
}

export const stamp = (digest: string): void => writeFileSync(stampFile, digest);
