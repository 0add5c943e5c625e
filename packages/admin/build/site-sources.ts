import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Locale, locales } from '../../../src/i18n/locales';
import { readContentSdl } from '../../../src/content/content-files';
import { filesBelow, leftover } from '../../../src/content/files-below';
import type { PreviewFacts, StringsByNamespace } from '../preview/preview-facts';

/**
 * Modules that the preview replaces. `gatsby` works only in a site built by Gatsby. `i18next` is replaced as in the
 * site's bundles for browsers. `use-near` would load third-party content.
 */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/^gatsby$/, 'packages/admin/preview/stand-ins/gatsby.ts'],
  [/^i18next$/, 'src/gatsby/interventions/stand-ins/i18next.ts'],
  [/^\.\/use-near$/, 'packages/admin/preview/stand-ins/use-near.ts'],
];

/** An esbuild plugin that bundles the site's components without Gatsby. */
export const siteSources: Plugin = {
  name: 'site-sources',
  setup({ onResolve }) {
    for (const [filter, path] of standIns) onResolve({ filter }, () => ({ path: resolve(path) }));
  },
};

const read = (path: string): string => readFileSync(path, 'utf8');

/** All GraphQL documents in the components and templates of a folder, found as Gatsby's compiler does. */
const queriesIn = (folder: string): string =>
  filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...read(`${folder}/${path}`).matchAll(/\bquery = graphql`([^`]*)`/g)])
    .map(([, query]) => query)
    .join('\n');

const stringsByNamespace = (locale: Locale): StringsByNamespace =>
  Object.fromEntries(
    filesBelow(`locales/${locale}`, leftover).map((file) => [
      file.replace('.json', ''),
      JSON.parse(read(`locales/${locale}/${file}`)) as object,
    ]),
  ) as StringsByNamespace; // The type assertion relies on the content check: all languages have the same keys.

export const previewFacts = (): PreviewFacts => ({
  sdl: readContentSdl('.'),
  queries: queriesIn('src'),
  // The type assertion is needed because TypeScript types the keys of `Object.fromEntries` as strings.
  strings: Object.fromEntries(locales.map((locale) => [locale, stringsByNamespace(locale)])) as Record<
    Locale,
    StringsByNamespace
  >,
  diagrams: Object.fromEntries(
    filesBelow('content/diagrams', leftover).map((file) => [
      file.replace('.svg', ''),
      read(`content/diagrams/${file}`),
    ]),
  ),
});
