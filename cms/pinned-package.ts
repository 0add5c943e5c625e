import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { locales } from '../src/i18n/locales';

const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/(latin-[a-z0-9-]+)\.woff2/g;
const foreignFonts = /https?:\/\/[^"'`\s]*\.woff2?/;

/** How many addresses the pinned release holds; another number means another release, to be looked at by a person. */
const knownFonts = 3;

/** The package names fonts of a CDN beside the copies that it brings; only its copies are left. */
export function withoutForeignFonts(code: string): string {
  const found = code.match(fontAddress) ?? [];
  const local = code.replace(fontAddress, (_, family: string, name: string) => {
    const [, asset] = new RegExp(`assets/(${family}-${name}-[\\w-]+\\.woff2)`).exec(code) ?? [];
    if (!asset) throw new Error(`@sveltia/cms brings no copy of the font ${family} ${name}.`);
    return `/admin/assets/${asset}`;
  });
  const left = foreignFonts.exec(local);
  if (found.length !== knownFonts || left)
    throw new Error(`@sveltia/cms has other font addresses than the pinned release: ${left?.[0] ?? found.length}.`);
  return local;
}

const leftOut = { path: 'nothing', namespace: 'left-out' };

/**
 * Bundles the pinned `@sveltia/cms`: without a CDN's fonts, without the 200 grammars of its code editor, which no field
 * here uses, and in the site's languages alone; people with another one read English.
 */
export const pinnedPackage: Plugin = {
  name: 'pinned-package',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: withoutForeignFonts(await readFile(path, 'utf8')),
      resolveDir: dirname(path),
      loader: 'js',
    }));
    onResolve({ filter: /^@shikijs\/(?:langs|themes)\// }, () => leftOut);
    onResolve({ filter: /\/locales\/[\w-]+\.json$/ }, ({ path }) => {
      const [, language = ''] = /\/([a-z]+)[\w-]*\.json$/.exec(path) ?? [];
      return (locales as string[]).includes(language) ? undefined : leftOut;
    });
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'export default {};', loader: 'js' }));
  },
};
