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
import { transpileOnce } from './transpile-once';
import { defineNoMachine, hashModulesAlone, quickenCache } from './webpack-cache';

/**
 * Writes a bill of materials to `public/cyclonedx`: the packages whose code visitors download. packages/publish/release
 * moves it.
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
 * Adds the interventions to webpack's configuration for builds. Fonts as files also apply to the bundle that renders
 * HTML; the rest only to the browser's bundle, whose scripts link to no source maps, since these are not published. In
 * `develop` only the plugin that reports content mistakes is added.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig(layout);
  actions.setWebpackConfig(stylesInAnyOrder);
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new ContentErrors()] });
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby declares it as `Function`
  actions.replaceWebpackConfig(transpileOnce(quickenCache(keepFontFiles(getConfig() as Configuration))));
  actions.setWebpackConfig({ plugins: [hashModulesAlone, defineNoMachine] });
  if (stage === 'build-html') return;
  for (const change of [i18nextStandIn, routeAnnouncer, compileHint, { devtool: false }, billOfMaterials()])
    actions.setWebpackConfig(change);
};
