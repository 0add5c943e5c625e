import { resolve } from 'node:path';
import { projectRoot } from '../project';
import type { Intervention } from './intervention';

/*
 * What: gatsby-plugin-react-i18next is CommonJS, which webpack cannot trim. Its page wrapper requires all of `gatsby` and
 * `react-i18next`, and what redirects by the browser's language need, which this site has switched off; its main file
 * exports links besides `useTranslation`. Browsers get the few names that are used.
 * Buys: 3.9 kB of script (brotli) on every page. That is less than the 5 kB for which an intervention stays, but pages
 * with a form weigh 112.0 of their 115 kB with it (`packages/bench/budgets.ts`), and 115.9 without.
 * Upstream: none known.
 * Take it out: delete this file, its row in `list.ts`, and `i18n-plugin*.ts` in `stand-ins`.
 */
const standIn = (file: string): string => resolve(projectRoot, 'src/gatsby/interventions/stand-ins', file);
const imports = standIn('i18n-plugin-imports.ts');

export const i18nPluginImports: Intervention = {
  name: 'i18n-plugin-imports',
  staysFor: 'script',
  stages: ['build-javascript'],
  expectedModules: [
    /[\\/]interventions[\\/]stand-ins[\\/]i18n-plugin-imports\.ts$/,
    /[\\/]stand-ins[\\/]i18n-plugin\.ts$/,
  ],
  configure: (config) => ({
    ...config,
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, 'gatsby-plugin-react-i18next$': standIn('i18n-plugin.ts') },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /gatsby-plugin-react-i18next[\\/]dist[\\/]plugin/,
          resolve: {
            alias: { 'react-i18next$': imports, gatsby$: imports, 'browser-lang$': false, outdent$: false },
          },
        },
      ],
    },
  }),
};
