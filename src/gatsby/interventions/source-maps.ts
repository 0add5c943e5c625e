import type { Intervention } from './intervention';

/*
 * What: Gatsby writes source maps beside its scripts and names them at their ends. Finishing does not publish them, and
 * without `devtool` no script names one.
 * Buys: correctness, since browsers with open developer tools request the file that a script names.
 * Documentation: https://webpack.js.org/configuration/devtool/
 * Take it out: delete this file and its row in `list.ts`, and publish the maps (`packages/publish/finish/prune.ts`).
 * Holds: `__tests__/pages/scripts.test.ts` finds no script that names a source map.
 */
export const sourceMaps: Intervention = {
  name: 'source-maps',
  staysFor: 'correctness',
  stages: ['build-javascript'],
  configure: (config) => ({ ...config, devtool: false }),
};
