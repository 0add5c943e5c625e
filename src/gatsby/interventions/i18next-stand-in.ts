import { resolve } from 'node:path';
import { projectRoot } from '../project';
import type { Intervention } from './intervention';

/*
 * What: browsers get `stand-ins/i18next.ts` in the place of i18next. HTML is rendered with i18next itself, and
 * `__tests__/unit/gatsby/interventions/i18next.test.ts` holds both to the same result for every string of the site.
 * Buys: 12.0 kB of script (brotli) on every page.
 * Upstream: https://github.com/i18next/i18next/issues/1318 (the size is by design).
 * Take it out: delete this file, its row in `list.ts`, the stand-in and its test.
 */
const standIn = resolve(projectRoot, 'src/gatsby/interventions/stand-ins/i18next.ts');

export const i18nextStandIn: Intervention = {
  name: 'i18next-stand-in',
  staysFor: 'script',
  stages: ['build-javascript'],
  expectedModules: [/[\\/]interventions[\\/]stand-ins[\\/]i18next\.ts$/],
  configure: (config) => ({
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, i18next$: standIn } },
  }),
};
