import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { nameClasses } from './class-names';
import { keepFontFiles } from './font-files';
import { projectRoot } from './project';
import { TokenValues } from './token-values';
import type { Rule } from './webpack-rule';

/** What is read of Gatsby's webpack configuration. */
interface WebpackConfig {
  entry: { app: string };
  plugins: object[];
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: Record<string, object> } };
  resolve: { alias: Record<string, string | false> };
  module: { rules: Rule[] };
}

const slim = (file: string): string => resolve(projectRoot, 'src/slim', file);

/** What browsers get in the place of packages of which the site uses little. Pages are still drawn with the packages. */
const replaced = {
  'gatsby-link$': slim('gatsby-link.ts'),
  'gatsby-plugin-react-i18next$': slim('i18n-plugin.ts'),
  i18next$: slim('i18next.ts'),
  // The same code before it was translated for browsers without classes and spread.
  'react-i18next$': resolve(projectRoot, 'node_modules/react-i18next/src/index.js'),
};

/** Told by the module that asks. The plugin's redirect, for which it guesses the language, is switched off. */
const replacedFor = [
  {
    test: /gatsby-plugin-react-i18next[\\/]dist[\\/]plugin/,
    resolve: {
      alias: {
        'react-i18next$': slim('i18n-plugin-needs.ts'),
        gatsby$: slim('i18n-plugin-needs.ts'),
        'browser-lang$': false,
        outdent$: false,
      },
    },
  },
  {
    test: /\.cache[\\/]production-app\.js$/,
    resolve: { alias: { 'gatsby-react-router-scroll$': slim('scroll-context.tsx') } },
  },
];

/** Parts of Gatsby that do nothing on this site: scripts in workers (only while developing), and service workers. */
const leftOut = [
  /gatsby[\\/]dist[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser\.js$/,
  /\.cache[\\/]register-service-worker\.js$/,
];

const replaceText = (test: RegExp, from: string, to: string) => ({
  test,
  enforce: 'pre',
  loader: resolve(projectRoot, 'src/gatsby/replace-text-loader.cjs'),
  options: { from, to },
});

const mended = [
  // Gatsby tells screen readers of a new page in English, whatever its language: now by its heading alone.
  replaceText(/\.cache[\\/]navigation\.js$/, '`Navigated to ${pageName}`', 'pageName'),
  // Gatsby would empty the head, and with it the page's language, before it draws the next page's: all text would be laid
  // out twice. Drawing takes out what is no longer there anyway.
  replaceText(
    /\.cache[\\/]head[\\/]head-export-handler-for-browser\.js$/,
    'removePrevHeadElements()\n      removeHtmlAndBodyAttributes(keysOfHtmlAndBodyAttributes)',
    '',
  ),
  // Gatsby would set the page's language again when nothing but the same is to be said, and the browser style all anew.
  replaceText(
    /\.cache[\\/]head[\\/]utils\.js$/,
    'htmlElement.setAttribute(attributeName, attributeValue)',
    'if (htmlElement.getAttribute(attributeName) !== attributeValue) htmlElement.setAttribute(attributeName, attributeValue)',
  ),
  // The router would let a frame pass after each click before it begins to draw the next page.
  replaceText(
    /@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
    'requestAnimationFrame(()=>{e||a({location:t})})',
    'e||a({location:t})',
  ),
];

/**
 * Tells browsers on V8 to compile all functions while a file arrives, beside the page. Else they read each function twice,
 * and compile it when it is first called: then the page waits, and a click with it.
 */
const compileAhead = '//# allFunctionsCalledOnLoad';

/** Makes what the site's visitors download as small as it can be. Developing stays as Gatsby has it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  loaders,
  plugins,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig() as WebpackConfig;
  const rules = config.module.rules.map(nameClasses).map(keepFontFiles);
  if (stage === 'build-html') return actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules } });
  const { optimization, module } = config;
  const { splitChunks } = optimization;
  const { commons, ...cacheGroups } = splitChunks.cacheGroups;
  const terserOptions = { compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020, preamble: compileAhead } };
  actions.replaceWebpackConfig({
    ...config,
    target: ['web', 'es2020'],
    // Source maps are not published, so that no file may name one.
    devtool: false,
    plugins: [...config.plugins, new TokenValues()],
    optimization: {
      ...optimization,
      minimizer: optimization.minimizer.map((minimizer) =>
        minimizer.constructor.name === 'TerserPlugin' ? plugins.minifyJs({ terserOptions }) : minimizer,
      ),
      splitChunks: {
        ...splitChunks,
        // What all pages share comes with the app; a page's own chunk is complete, so that one prefetched file draws it.
        cacheGroups: {
          ...cacheGroups,
          commons: { ...commons, name: 'app', minSize: 0 },
          shared: false,
        },
      },
    },
    entry: { ...config.entry, app: slim('start.ts') },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, ...replaced, 'gatsby-production-app$': config.entry.app },
    },
    module: {
      ...module,
      rules: [
        ...rules,
        ...replacedFor,
        ...mended,
        { test: leftOut, use: [loaders.null()] },
        // Its exports have nothing to do with each other; asked for one, webpack may forget the rest.
        { test: /\.cache[\\/]gatsby-browser-entry\.js$/, sideEffects: false },
      ],
    },
  });
};
