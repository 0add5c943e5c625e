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
import { hashModulesAlone, quickenCache } from './webpack-cache';

/** Lists the packages whose code a visitor downloads, in `public/cyclonedx`; packages/publish/release takes it from there. */
const billOfMaterials = (): Configuration => {
  const where = { outputLocation: './cyclonedx', includeWellknown: false };
  // What validates is not installed; docs/dependencies.md says why.
  return { plugins: [new CycloneDxWebpackPlugin({ ...where, reproducibleResults: true, validateResults: false })] };
};

/** The layout, by the name that `gatsby-config.ts` gives it. */
const layout: Configuration = {
  resolve: { alias: { 'page-frame$': resolve(projectRoot, 'src/layout/page-frame.tsx') } },
};

/** Cascade layers decide which styles win (src/styles/layers.css), so two pages may import them in different orders. */
const stylesInAnyOrder: Configuration = { ignoreWarnings: [/\[mini-css-extract-plugin\]\s+Conflicting order/] };

/**
 * Applies the interventions in webpack to builds: fonts as files to the bundle that renders the HTML too, the others to the
 * browser's alone, whose scripts name no source maps, since these are not published. In `develop`, only mistakes in content
 * are added to webpack's errors.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, getConfig }) => {
  actions.setWebpackConfig(layout);
  actions.setWebpackConfig(stylesInAnyOrder);
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [new ContentErrors()] });
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby declares it as `Function`
  actions.replaceWebpackConfig(transpileOnce(quickenCache(keepFontFiles(getConfig() as Configuration))));
  actions.setWebpackConfig({ plugins: [hashModulesAlone] });
  if (stage === 'build-html') return;
  for (const change of [i18nextStandIn, routeAnnouncer, compileHint, { devtool: false }, billOfMaterials()])
    actions.setWebpackConfig(change);
};
