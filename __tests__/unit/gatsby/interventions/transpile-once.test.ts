import type { Configuration, RuleSetRule } from 'webpack';
import { transpileOnce } from '../../../../src/gatsby/interventions/transpile-once';

interface Plugin {
  onCreateWebpackConfig(api: {
    actions: { setWebpackConfig(config: Configuration): void };
    loaders: { js(): object };
  }): void;
}

/** The webpack rules that gatsby-plugin-typescript adds. */
function typescriptRules(): RuleSetRule[] {
  const added: RuleSetRule[] = [];
  jest.requireActual<Plugin>('gatsby-plugin-typescript/gatsby-node').onCreateWebpackConfig({
    actions: { setWebpackConfig: ({ module }) => void added.push(...(module!.rules as RuleSetRule[])) },
    loaders: { js: () => ({ loader: 'babel-loader' }) },
  });
  return added;
}

it('webpack compiles each TypeScript file once, by its rule for all scripts', () => {
  // Gatsby's own rule for scripts:
  // https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/utils/webpack-utils.ts
  const scripts: RuleSetRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [{ loader: 'babel-loader' }] };
  const styles: RuleSetRule = { test: /\.css$/, use: 'css-loader' };
  expect(typescriptRules()).toHaveLength(1);
  const { module } = transpileOnce({ module: { rules: [scripts, styles, ...typescriptRules()] } });
  expect(module?.rules).toEqual([scripts, styles]);
});
