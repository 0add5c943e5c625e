import type { CmsConfig, CustomFieldControlProps } from '@sveltia/cms';
import { isLocale, type Locale, locales } from '../../../src/i18n/locales';
import type { Group } from './settings-format';
import { watchField } from '../form/watch-field';

/**
 * An entry of the CMS. `file` is its path, in which `{{locale}}` stands for a language:
 * `content/{{locale}}/trade/faq.md`.
 */
export interface Entry {
  collection: string;
  name: string;
  file: string;
}

export const entriesOf = ({ collections = [] }: Pick<CmsConfig, 'collections'>): Entry[] =>
  collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name, file }) => ({ collection: collection.name, name, file }))
      : [],
  );

/** The file of an entry in a language. Some entries have one file for all languages. */
const fileIn = ({ file }: Entry, locale: Locale): string => file.replace('{{locale}}', locale);

/** The URL hash of an entry in the CMS. */
export const entryHash = ({ collection, name }: Pick<Entry, 'collection' | 'name'>): string =>
  `#/collections/${collection}/entries/${name}`;

export const entryOf = (path: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find((entry) => locales.some((locale) => fileIn(entry, locale) === path));

/** The values of a form, by the path of the file they are saved to. */
export type Contents = Readonly<Record<string, Group>>;

/** The entry that Sveltia CMS passes to custom fields and event handlers. */
export type PassedEntry = NonNullable<CustomFieldControlProps['entry']>;

/** Copies the form's values as they are saved: texts are trimmed, and properties that are no content are left out. */
export const asSaved = (values: object): Group =>
  JSON.parse(JSON.stringify(values), (key, value: unknown) => {
    if (key.includes('__sc_') || key === watchField) return undefined;
    return typeof value === 'string' ? value.trim() : value;
  }) as Group; // The type assertion is right, since the copy of an object is an object.

/** The language of a file. In files with all languages it is `_default`, as in Sveltia CMS. */
export const localeOfFile = (path: string): Locale | '_default' =>
  locales.find((locale) => new RegExp(`^(?:content|locales)/${locale}/`).test(path)) ?? '_default';

/** Returns an entry and the values of each of its files, by path; undefined if the entry is not among `entries`. */
export function contentsOf(
  passed: PassedEntry,
  entries: readonly Entry[],
): { entry: Entry; contents: Contents } | undefined {
  const { collection, slug, path, data, i18n } = passed.toJS();
  const entry = entries.find((known) => known.collection === collection && known.name === slug);
  if (!entry) return undefined;
  const others = Object.entries(i18n as Record<string, { data: Group }>).flatMap(([locale, { data: own }]) =>
    isLocale(locale) ? [[fileIn(entry, locale), asSaved(own)] as const] : [],
  );
  // `data` has the values of one language: for a custom field, that of its pane; for an event handler, English.
  return { entry, contents: Object.fromEntries([[path, asSaved(data)], ...others]) };
}

/** Returns the entry with other values, for an event handler that changes what is saved. */
export function withContents(passed: PassedEntry, contents: Contents): PassedEntry {
  const inLocale = (locale: unknown): Group | undefined =>
    Object.entries(contents).find(([path]) => localeOfFile(path) === locale)?.[1];
  const { path, i18n } = passed.toJS();
  const others = Object.keys(i18n).map((locale) => [locale, { data: inLocale(locale) }] as const);
  return passed.set('data', contents[path] ?? {}).set('i18n', Object.fromEntries(others));
}
