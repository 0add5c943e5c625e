import { resolve } from 'node:path';
import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { ContentErrors } from './content-errors';
import { compileHint } from './interventions/compile-hint';
import { keepFontFiles } from './interventions/font-files';
import { i18nextStandIn } from './interventions/i18next-stand-in';
import { routeAnnouncer } from './interventions/route-announcer';
import { projectRoot } from './project';
import { shortClassNames } from './short-class-names';
import { quickenCache } from './webpack-cache';

/**
 * Writes a bill of materials to `public/cyclonedx`: the packages whose code visitors download. packages/publish/release
 * moves it out of `public`.
 */
const billOfMaterials = (): Configuration => {
  const where = { outputLocation: './cyclonedx', includeWellknown: false };
  // `validateResults` needs packages that are not installed; docs/dependencies.md has the reason.
  return { plugins: [new CycloneDxWebpackPlugin({ ...where, reproducibleResults: true, validateResults: false })] };
};

/** Resolves the alias `page-layout` of `gatsby-config.ts` to the layout's file. */
const layout: Configuration = {
  resolve: { alias: { 'page-layout$': resolve(projectRoot, 'src/layout/layout.tsx') } },
};

/** Silences the warning about the order of styles: cascade layers decide which rules win (src/styles/layers.css). */
const stylesInAnyOrder: Configuration = { ignoreWarnings: [/\[mini-css-extract-plugin\]\s+Conflicting order/] };

/**
 * Changes Gatsby's webpack configuration. Every stage gets the alias of the layout and the silenced warning; `develop`
 * also gets a plugin that reports content mistakes. A build makes two bundles: `build-javascript` for browsers, and
 * `build-html`, which renders the pages. Changes of loaders and cache apply to both bundles, all others only to the
 * bundle for browsers. `devtool: false` leaves out the links from scripts to source maps, since source maps are not
 * published.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig(layout);
  actions.setWebpackConfig(stylesInAnyOrder);
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new ContentErrors()] });
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby declares it as `Function`
  const made = getConfig() as Configuration;
  actions.replaceWebpackConfig(quickenCache(keepFontFiles(shortClassNames(made))));
  if (stage === 'build-html') return;
  for (const change of [i18nextStandIn, routeAnnouncer, compileHint, { devtool: false }, billOfMaterials()])
    actions.setWebpackConfig(change);
};
