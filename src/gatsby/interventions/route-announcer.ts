import { resolve } from 'node:path';
import { projectRoot } from '../project';
import { type Intervention, lostHold } from './intervention';

/*
 * What: Gatsby's route announcer tells screen readers of a client-side navigation in English, “Navigated to <heading>”,
 * whatever the page's language. This announces the heading alone.
 * Buys: accessibility (WCAG 3.1.2, language of parts); no bytes, no time.
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/20801 (closed without a change), and
 * https://github.com/gatsbyjs/gatsby/issues/21059. Gatsby has no API for it.
 * Take it out: delete this file, its row in `list.ts` and `replace-text-loader.cjs`.
 */
const name = 'route-announcer';
const file = /[\\/]\.cache[\\/]navigation\.js$/;
const from = '`Navigated to ${pageName}`';

export const routeAnnouncer: Intervention = {
  name,
  staysFor: 'accessibility',
  stages: ['build-javascript'],
  expectedModules: [file],
  configure: (config) => ({
    ...config,
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: file,
          enforce: 'pre',
          loader: resolve(projectRoot, 'src/gatsby/interventions/replace-text-loader.cjs'),
          options: { from, to: 'pageName', message: lostHold(name, `.cache/navigation.js has no ${from}`) },
        },
      ],
    },
  }),
};
