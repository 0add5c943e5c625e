import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { projectRoot } from '../project';
import { ExpectModule } from './intervention';

const standIn = (name: string): string => resolve(projectRoot, `src/gatsby/interventions/stand-ins/${name}.ts`);

const pluginImports = standIn('plugin-imports');

/**
 * Browsers get `stand-ins/i18next.ts` in the place of i18next; HTML is rendered with i18next itself. They get no package
 * that is never called: those with which the plugin redirects by the browser's language, which `redirect: false` in
 * `gatsby-config.ts` turns off, and Partytown, since no page has a script for it. Of the packages that CommonJS modules
 * require, they get only what those modules use, because webpack cannot see it.
 */
export const i18nextStandIn: Configuration = {
  resolve: {
    alias: {
      i18next$: standIn('i18next'),
      'browser-lang$': false,
      outdent$: false,
      '@builder.io/partytown/integration$': false,
    },
  },
  module: {
    rules: [
      {
        test: /[\\/]gatsby-plugin-react-i18next[\\/]dist[\\/]/,
        resolve: { alias: { 'react-i18next$': pluginImports, gatsby$: pluginImports } },
      },
      // Imported for a hook that no page calls.
      { test: /[\\/]gatsby-react-router-scroll[\\/]/, resolve: { alias: { '@gatsbyjs/reach-router$': false } } },
      // The package declares `sideEffects: false` itself, but not in the package.json nearest to these files, which
      // webpack reads.
      { test: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]/, sideEffects: false },
    ],
  },
  plugins: [
    new ExpectModule('i18next stand-in', /[\\/]interventions[\\/]stand-ins[\\/]i18next\.ts$/),
    new ExpectModule('i18next stand-in', /[\\/]interventions[\\/]stand-ins[\\/]plugin-imports\.ts$/),
  ],
};
