import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildSettings } from './build-settings';
import { filesBelow } from '../../src/content/files-below';

const stampFile = 'public/.build-stamp';

/**
 * Files and folders that affect a build. esbuild reads `tsconfig.json` when it bundles the early script and the CMS.
 */
export const buildInputs = [
  'src',
  'content',
  'locales',
  'static',
  'packages/admin',
  'packages/art/brand',
  'packages/copy-check',
  'packages/publish',
  'packages/shared',
  'plugins',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Files in `src` that a build writes. */
const written = ['src/gatsby-types.d.ts', 'src/sections/section-map.tsx'];

/**
 * Whether a file is left out of the hash, since its changes require no new build: it is a test, or a build writes it.
 */
const isLeftOut = (file: string): boolean => written.includes(file) || file.includes('/__tests__/');

const filesIn = (path: string): string[] =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? [path] : filesBelow(path).map((file) => join(path, file));

/** A hash of files and folders of the project, except tests and files that a build writes. */
export function digestFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) if (!isLeftOut(file)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * A hash of the sources and settings of a build, and of the version of Node.js, whose data decides how numbers and
 * dates are formatted.
 */
export function digestInputs(settings: BuildSettings, node = process.version): string {
  const others = Object.entries(process.env).filter(([name]) => name.startsWith('GATSBY_') && !(name in settings));
  return createHash('sha256')
    .update(JSON.stringify([node, settings, others.sort(), digestFiles(buildInputs)]))
    .digest('hex');
}

/** Whether `public` holds the build with this digest. */
export function isBuildCurrent(digest: string): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === digest;
  } catch {
    return false;
  }
}

export const stamp = (digest: string): void => writeFileSync(stampFile, digest);

/** Removes the stamp, so that `public` counts as out of date until a build has finished. */
export const forgetBuild = (): void => rmSync(stampFile, { force: true });
