import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { isLocale } from '../../../src/i18n/locales';
import { withChanges } from './package-changes';

const leftOut = { path: 'nothing', namespace: 'left-out' };

/**
 * An esbuild plugin that patches the pinned `@sveltia/cms` (`package-changes.ts`) and makes it smaller: without the 200
 * grammars of its code editor, which no field uses, and with the site's languages only.
 */
export const pinnedPackage: Plugin = {
  name: 'pinned-package',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: withChanges(await readFile(path, 'utf8')),
      resolveDir: dirname(path),
      loader: 'js',
    }));
    onResolve({ filter: /^@shikijs\/(?:langs|themes)\// }, () => leftOut);
    onResolve({ filter: /\/locales\/[\w-]+\.json$/ }, ({ path }) => {
      const [, language = ''] = /\/([a-z]+)[\w-]*\.json$/.exec(path) ?? [];
      return isLocale(language) ? undefined : leftOut;
    });
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default {};', loader: 'js' }));
  },
};
