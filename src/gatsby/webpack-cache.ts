import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { readTexts } from '../content/content-files';
import { projectRoot } from './project';

const decisive = ['package.json', 'package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts'];

/**
 * A hash of all that decides what webpack makes of a module, beside the module itself: the packages, which the lock file
 * pins, and the code that configures webpack, interventions among it.
 */
function version(): string {
  const files = decisive.map((file) => readFileSync(resolve(projectRoot, file), 'utf8'));
  const code = ['src/gatsby', 'plugins'].flatMap((folder) => [...readTexts(projectRoot, folder, /./)]);
  return createHash('sha256')
    .update(JSON.stringify([process.version, files, code]))
    .digest('hex');
}

/** Takes the loaders of modules from what the cache depends on. webpack adds them, and would list all that they import. */
function forgetLoaders(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('forgetLoaders', ({ buildDependencies }) => buildDependencies.clear());
}

/**
 * Keeps child compilations out of the hash of a build. mini-css-extract-plugin reads each stylesheet in one, but none that comes
 * from the cache; with them a first build and the next have different hashes, though all modules are equal, and Gatsby's hash
 * of the build is part of every page: https://github.com/gatsbyjs/gatsby/issues/33450. Styles count as modules anyway.
 */
export function hashModulesAlone(compiler: Compiler): void {
  const name = 'hashModulesAlone';
  compiler.hooks.thisCompilation.tap(name, ({ hooks, children }) => {
    let hidden: typeof children = [];
    hooks.beforeHash.tap(name, () => (hidden = children.splice(0)));
    // They are put back, because webpack looks for errors in child compilations afterwards.
    hooks.afterHash.tap(name, () => void children.push(...hidden));
  });
}

/**
 * webpack's configuration with Gatsby's cache on disk, which is discarded when its `version` changes
 * (https://webpack.js.org/configuration/cache/#cacheversion). Otherwise modules stay as an earlier build has made them.
 * Gatsby and webpack name build dependencies for the same purpose, and list the 4,900 files that these import, all pinned
 * by the lock file: a third of a first build. In continuous integration no build follows that could use the cache.
 */
export function quickenCache(config: Configuration): Configuration {
  const { cache } = config;
  if (process.env.CI) return { ...config, cache: false };
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return config;
  const versioned = { ...cache, version: version(), buildDependencies: { defaultWebpack: [] } };
  return { ...config, cache: versioned, plugins: [...(config.plugins ?? []), forgetLoaders] };
}
