import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { readTexts } from '../content/content-files';
import { projectRoot } from './project';

const decisive = ['package.json', 'package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts'];

/**
 * A hash of what determines webpack's output besides the modules: the lock file of packages, and the code that
 * configures webpack.
 */
function version(): string {
  const files = decisive.map((file) => readFileSync(resolve(projectRoot, file), 'utf8'));
  const code = ['src/gatsby', 'plugins'].flatMap((folder) => [...readTexts(projectRoot, folder, /./)]);
  return createHash('sha256')
    .update(JSON.stringify([process.version, files, code]))
    .digest('hex');
}

/**
 * Removes webpack's loaders from the build dependencies of the cache, because webpack would also list every file that
 * the loaders import.
 */
function forgetLoaders(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('forgetLoaders', ({ buildDependencies }) => buildDependencies.clear());
}

/**
 * Configures webpack's disk cache, which is discarded when `version` changes
 * (https://webpack.js.org/configuration/cache/#cacheversion). Gatsby's configuration discards the cache when one of
 * 4,900 files in packages changes. Listing these files takes a quarter of the time of a first build, and the lock file
 * pins all of them. Off in continuous integration, where no later build could use the cache.
 */
export function quickenCache(config: Configuration): Configuration {
  const { cache } = config;
  if (process.env.CI) return { ...config, cache: false };
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return config;
  const versioned = { ...cache, version: version(), buildDependencies: { defaultWebpack: [] } };
  return { ...config, cache: versioned, plugins: [...(config.plugins ?? []), forgetLoaders] };
}
