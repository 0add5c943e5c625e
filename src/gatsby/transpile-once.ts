import type { Configuration } from 'webpack';

/** The files of the rule that gatsby-plugin-typescript adds, which is a part of Gatsby. */
const typescript = String(/\.tsx?$/);

/**
 * webpack's configuration without the rule of gatsby-plugin-typescript, which gives files of TypeScript to the loader that
 * Gatsby's own rule for scripts gives them to as well, so that Babel transpiles each of them a second time.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby-plugin-typescript/src/gatsby-node.js
 */
export function transpileOnce(config: Configuration): Configuration {
  const rules = config.module?.rules?.filter((rule) => typeof rule !== 'object' || String(rule?.test) !== typescript);
  return { ...config, module: { ...config.module, rules } };
}
