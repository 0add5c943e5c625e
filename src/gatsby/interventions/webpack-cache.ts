import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Compiler, Configuration, DefinePlugin } from 'webpack';
import { readTexts } from '../../content/content-files';
import { projectRoot } from '../project';

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
 * Removes the loaders from the files on which the cache depends: webpack would also list every file that they import.
 */
function forgetLoaders(compiler: Compiler): void {
  compiler.hooks.afterCompile.tap('forgetLoaders', ({ buildDependencies }) => buildDependencies.clear());
}

/**
 * Leaves child compilations out of the build's hash. mini-css-extract-plugin compiles each style sheet in a child
 * compilation, except style sheets from the cache, so the hash would differ between a first and a second build of equal
 * modules. Gatsby writes the hash into every page: https://github.com/gatsbyjs/gatsby/issues/33450
 */
export function hashModulesAlone(compiler: Compiler): void {
  const name = 'hashModulesAlone';
  compiler.hooks.thisCompilation.tap(name, ({ hooks, children }) => {
    let hidden: typeof children = [];
    hooks.beforeHash.tap(name, () => (hidden = children.splice(0)));
    // Restores the child compilations, since webpack looks for errors in them later.
    hooks.afterHash.tap(name, () => void children.push(...hidden));
  });
}

/** Matches the keys of Gatsby's DefinePlugin for environment variables, such as `process.env.HOME`. */
const environmentKey = /^process\.env\.(.+)$/;

/**
 * Removes environment variables from DefinePlugin, except `GATSBY_…` and `NODE_ENV`. In the bundle that renders the
 * HTML, Gatsby defines all variables of the machine. npm sets different variables for each npm script, and webpack
 * compiles all modules again when a definition has changed. In the bundle for browsers, Gatsby itself defines only
 * `GATSBY_…` and `NODE_ENV`:
 * https://www.gatsbyjs.com/docs/how-to/local-development/environment-variables/
 */
export function removeEnvironment(compiler: Compiler): void {
  for (const plugin of compiler.options.plugins) {
    if (plugin?.constructor.name !== 'DefinePlugin') continue;
    const { definitions } = plugin as InstanceType<typeof DefinePlugin>;
    for (const name of Object.keys(definitions)) {
      const [, key = ''] = environmentKey.exec(name) ?? [];
      if (key in process.env && !/^(?:GATSBY_|NODE_ENV$)/.test(key)) delete definitions[name];
    }
  }
}

/**
 * Configures webpack's disk cache, which is discarded when `version` changes
 * (https://webpack.js.org/configuration/cache/#cacheversion). Gatsby's configuration discards the cache when one of
 * 4,900 files in packages changes. To list them takes a third of a first build, and the lock file pins all of them. Off
 * in continuous integration, where no later build could use the cache.
 */
export function quickenCache(config: Configuration): Configuration {
  const { cache } = config;
  if (process.env.CI) return { ...config, cache: false };
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return config;
  const versioned = { ...cache, version: version(), buildDependencies: { defaultWebpack: [] } };
  return { ...config, cache: versioned, plugins: [...(config.plugins ?? []), forgetLoaders] };
}
