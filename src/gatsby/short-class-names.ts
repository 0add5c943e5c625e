import { basename, join } from 'node:path';
import type { Configuration } from 'webpack';
import { filesBelow } from '../content/files-below';
import { projectRoot } from './project';

/** A loader of webpack with its options, in the form that Gatsby writes. */
interface CssLoader {
  options?: { modules?: false | { localIdentName?: string } };
}
interface CssRule {
  oneOf?: CssRule[];
  use?: CssLoader[];
}

/**
 * css-loader's pattern for class names: the file name of the style sheet, and the class's name in it. Gatsby's own
 * pattern also has a hash of the path.
 */
const className = '[name]--[local]';

const loadersIn = ({ oneOf = [], use = [] }: CssRule): CssLoader[] => [
  ...(Array.isArray(use) ? use : []),
  ...oneOf.flatMap(loadersIn),
];

/** Throws if two style sheets have the same file name, because classes with equal names would share their styles. */
function requireDistinctNames(files: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const file of files.filter((path) => path.endsWith('.module.css'))) {
    const other = seen.get(basename(file));
    if (other) throw new Error(`src/${other} and src/${file} need different file names, for their class names.`);
    seen.set(basename(file), file);
  }
}

/**
 * Removes the hash from the class names of CSS modules, because hashes don't compress. `files` are those of `src`.
 * Changes Gatsby's options in place.
 */
export function shortClassNames(config: Configuration, files = filesBelow(join(projectRoot, 'src'))): Configuration {
  requireDistinctNames(files);
  const options = ((config.module?.rules ?? []) as CssRule[])
    .flatMap(loadersIn)
    .flatMap(({ options: { modules } = {} }) => (modules && modules.localIdentName ? [modules] : []));
  if (options.length === 0) throw new Error('No rule of webpack names the classes of CSS modules.');
  for (const modules of options) modules.localIdentName = className;
  return config;
}
