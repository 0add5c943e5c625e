import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { projectRoot } from '../project';
import { ExpectModule, type Intervention, lostHold } from './intervention';

const name: Intervention = 'route announcer';
const file = /[\\/]\.cache[\\/]navigation\.js$/;
const from = '`Navigated to ${pageName}`';

/**
 * After a client-side navigation, Gatsby announces “Navigated to” in English on pages of all languages. This
 * configuration removes the words, so that only the page's heading is announced.
 */
export const routeAnnouncer: Configuration = {
  module: {
    rules: [
      {
        test: file,
        enforce: 'pre',
        loader: resolve(projectRoot, 'src/gatsby/interventions/replace-text-loader.cjs'),
        options: { from, to: 'pageName', message: lostHold(name, `.cache/navigation.js has no ${from}`) },
      },
    ],
  },
  plugins: [new ExpectModule(name, file)],
};
