import type { Configuration } from 'webpack';

/** The file pattern of the webpack rule that gatsby-plugin-typescript adds. */
const typescript = String(/\.tsx?$/);

/**
 * Removes the webpack rule of gatsby-plugin-typescript. Gatsby's own rule for scripts matches the same files, so Babel
 * would transpile each of them twice.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-plugin-typescript/src/gatsby-node.js
 */
export function transpileOnce(config: Configuration): Configuration {
  const rules = config.module?.rules?.filter((rule) => typeof rule !== 'object' || String(rule?.test) !== typescript);
  return { ...config, module: { ...config.module, rules } };
}
