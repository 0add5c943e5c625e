import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { isLocale } from '../../src/i18n/locales';
import {
  withDrafts,
  withDraftsOverBuilds,
  withFlushedBackups,
  withoutSandbox,
  withPanesForEachEntry,
  withAddressesOfPictures,
  withPictureOfLanguage,
  withQuickSnapshots,
  withRefusedPictures,
  withoutConfigCheck,
} from './package-changes';
import { withDraftEvents, withFileListEvents, withFileTextEvents } from './package-events';

const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/(latin-[a-z0-9-]+)\.woff2/g;
const foreignFonts = /https?:\/\/[^"'`\s]*\.woff2?/;

/** How many font URLs the pinned release contains; a different number means that a new release has to be reviewed. */
const knownFonts = 3;

/** Removes the font URLs of a CDN, which the policy would block; the package contains the fonts too. */
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

const changes = [
  withoutForeignFonts,
  withoutSandbox,
  withoutConfigCheck,
  withPanesForEachEntry,
  withDrafts,
  withDraftsOverBuilds,
  withRefusedPictures,
  withAddressesOfPictures,
  withPictureOfLanguage,
  withQuickSnapshots,
  withFileListEvents,
  withFileTextEvents,
  withDraftEvents,
  // Changes the same place as `withDraftEvents`, whose pattern would not match its result.
  withFlushedBackups,
];

const leftOut = { path: 'nothing', namespace: 'left-out' };

/**
 * An esbuild plugin that reduces the pinned `@sveltia/cms`: no fonts of a CDN, no sandbox, none of the 200 grammars of its code
 * editor, which no field here uses, and only the site's languages.
 */
export const pinnedPackage: Plugin = {
  name: 'pinned-package',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: changes.reduce((code, change) => change(code), await readFile(path, 'utf8')),
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
