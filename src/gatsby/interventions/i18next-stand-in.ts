import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { projectRoot } from '../project';
import { ExpectModule } from './intervention';

const standIn = (name: string): string => resolve(projectRoot, `src/gatsby/interventions/stand-ins/${name}.ts`);

const pluginImports = standIn('plugin-imports');

/**
 * Replaces i18next in browsers by the smaller `stand-ins/i18next.ts`; HTML is rendered with i18next itself. Also leaves
 * out packages that are never called: those for redirects by browser language, which `gatsby-config.ts` turns off, and
 * Partytown. Of packages that CommonJS modules require, only the used exports are included, since webpack cannot remove
 * unused ones.
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
      // gatsby-react-router-scroll imports the router only for a hook that this site never calls.
      { test: /[\\/]gatsby-react-router-scroll[\\/]/, resolve: { alias: { '@gatsbyjs/reach-router$': false } } },
      // react-i18next declares `sideEffects: false` only in its main package.json, but webpack reads the package.json
      // that is nearest to the module.
      { test: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]/, sideEffects: false },
    ],
  },
  plugins: [
    new ExpectModule('i18next stand-in', /[\\/]interventions[\\/]stand-ins[\\/]i18next\.ts$/),
    new ExpectModule('i18next stand-in', /[\\/]interventions[\\/]stand-ins[\\/]plugin-imports\.ts$/),
  ],
};
