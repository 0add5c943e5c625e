import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { projectRoot } from '../project';
import { ExpectModule } from './intervention';

/**
 * Browsers get `stand-ins/i18next.ts` in the place of i18next; HTML is rendered with i18next itself. They get neither
 * package with which the plugin redirects by the browser's language, which `redirect: false` in `gatsby-config.ts` turns
 * off.
 */
export const i18nextStandIn: Configuration = {
  resolve: {
    alias: {
      i18next$: resolve(projectRoot, 'src/gatsby/interventions/stand-ins/i18next.ts'),
      'browser-lang$': false,
      outdent$: false,
    },
  },
  plugins: [new ExpectModule('i18next stand-in', /[\\/]interventions[\\/]stand-ins[\\/]i18next\.ts$/)],
};
