import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { type Locale, locales } from '../../../src/i18n/locales';
import { readContentSdl } from '../../../src/content/content-files';
import type { DiagramStrings } from '../../../src/content/diagram-labels';
import { filesBelow, leftover } from '../../../src/content/files-below';

/** Modules that replace others, as in a build or because a preview lacks what those need. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/^gatsby$/, 'packages/admin/preview/stand-ins/gatsby.ts'],
  [/^i18next$/, 'src/gatsby/interventions/stand-ins/i18next.ts'],
  [/^\.\/use-near$/, 'packages/admin/preview/stand-ins/use-near.ts'],
];

/** An esbuild plugin with which the site's components can be bundled without Gatsby. */
export const siteSources: Plugin = {
  name: 'site-sources',
  setup({ onResolve }) {
    for (const [filter, path] of standIns) onResolve({ filter }, () => ({ path: resolve(path) }));
  },
};

const read = (path: string): string => readFileSync(path, 'utf8');

/** All GraphQL documents in components and templates, as Gatsby's compiler collects them. */
const queriesIn = (folder: string): string =>
  filesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...read(`${folder}/${path}`).matchAll(/\bquery = graphql`([^`]*)`/g)])
    .map(([, query]) => query)
    .join('\n');

/** Interface strings by namespace. */
export type Strings = Record<string, object> & { diagrams: DiagramStrings };

const stringsOf = (locale: Locale): Strings =>
  Object.fromEntries(
    filesBelow(`locales/${locale}`, leftover).map((file) => [
      file.replace('.json', ''),
      JSON.parse(read(`locales/${locale}/${file}`)) as object,
    ]),
  ) as Strings; // The content check compares the strings of all languages.

/** What the preview knows from the build. */
export const previewFacts = () => ({
  sdl: readContentSdl('.'),
  queries: queriesIn('src'),
  // `Object.fromEntries` forgets the type of keys.
  strings: Object.fromEntries(locales.map((locale) => [locale, stringsOf(locale)])) as Record<Locale, Strings>,
  drawings: Object.fromEntries(
    filesBelow('content/diagrams', leftover).map((file) => [
      file.replace('.svg', ''),
      read(`content/diagrams/${file}`),
    ]),
  ),
});

export type PreviewFacts = ReturnType<typeof previewFacts>;
