import type { CmsConfig, CustomFieldControlProps } from '@sveltia/cms';
import { isLocale, type Locale, locales } from '../../src/i18n/locales';
import type { Group } from './settings-format';
import { watchField } from './watch-field';

/** Something that can be opened in the interface, and where it is saved: `content/{{locale}}/trade/faq.md`. */
export interface Entry {
  collection: string;
  name: string;
  file: string;
  label: string;
}

export const entriesOf = ({ collections = [] }: Pick<CmsConfig, 'collections'>): Entry[] =>
  collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name, file, label = name }) => ({ collection: collection.name, name, file, label }))
      : [],
  );

/** The file of an entry in a language; the same for all languages if it holds all of them. */
export const fileIn = ({ file }: Entry, locale: Locale): string => file.replace('{{locale}}', locale);

/** The address of an entry in the interface. */
export const addressOf = ({ collection, name }: Pick<Entry, 'collection' | 'name'>): string =>
  `#/collections/${collection}/entries/${name}`;

export const entryOf = (path: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find((entry) => locales.some((locale) => fileIn(entry, locale) === path));

/** What a form holds, by the path of the file that it is saved to. */
export type Contents = Readonly<Record<string, Group>>;

/** An entry as Sveltia CMS passes it to custom fields and event handlers. */
export type PassedEntry = NonNullable<CustomFieldControlProps['entry']>;

/** Without the notes that the interface keeps among the values and does not save, and trimmed, as it saves texts. */
export const asSaved = (values: object): Group =>
  JSON.parse(JSON.stringify(values), (key, value: unknown) => {
    if (key.includes('__sc_') || key === watchField) return undefined;
    return typeof value === 'string' ? value.trim() : value;
  }) as Group; // JSON of an object is an object again.

/** The language of a file; `_default` if it holds all languages, as the form calls it. */
export const localeOf = (path: string): Locale | '_default' =>
  locales.find((locale) => new RegExp(`^(?:content|locales)/${locale}/`).test(path)) ?? '_default';

/** The contents of all files of an entry. */
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
  // `data` is in the language of `path`: that of the pane, or English for event handlers.
  return { entry, contents: Object.fromEntries([[path, asSaved(data)], ...others]) };
}

/** An entry with other contents, as an event handler returns it. */
export function withContents(passed: PassedEntry, contents: Contents): PassedEntry {
  const inLocale = (locale: unknown): Group | undefined =>
    Object.entries(contents).find(([path]) => localeOf(path) === locale)?.[1];
  const { path, i18n } = passed.toJS();
  const others = Object.keys(i18n).map((locale) => [locale, { data: inLocale(locale) }] as const);
  return passed.set('data', contents[path] ?? {}).set('i18n', Object.fromEntries(others));
}
