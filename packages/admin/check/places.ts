import type { CmsConfig } from '@sveltia/cms';
import type { Problem } from '../../../src/content/problem';
import { type Locale, locales } from '../../../src/i18n/locales';

/** The folder of all pictures. */
export const pictureFolder = 'content/pictures';

/** An entry of the editing interface, and where it is saved: `content/{{locale}}/trade/faq.md`. */
export interface Entry {
  collection: string;
  name: string;
  file: string;
  label: string;
}

/** All entries that can be opened. */
export const entriesOf = ({ collections = [] }: Pick<CmsConfig, 'collections'>): Entry[] =>
  collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name, file, label = name }) => ({ collection: collection.name, name, file, label }))
      : [],
  );

/** The entry that holds a file. */
export const entryOf = (path: string, entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ file }) => locales.some((locale) => file.replace('{{locale}}', locale) === path));

/** A field of the form: the language of its pane and its path in there, as in `sections.0.title`. */
export interface Place {
  locale: Locale | '_default';
  keyPath: string;
}

const localeIn = (file: string): Place['locale'] =>
  locales.find((locale) => new RegExp(`^(?:content|locales)/${locale}/`).test(file)) ?? '_default';

/** Where the form shows the field of a problem. */
export function placeOf({ file, field }: Problem): Place {
  // The text below a page's front matter, and the list that is the whole file of instruments, have names in the form.
  const named = file.endsWith('.md') ? field.replace(/^text$/, 'body') : field.replace(/^(?=\[)/, 'instruments');
  return { locale: localeIn(file), keyPath: named.replace(/\[(\d+)\]/g, '.$1') };
}

/** The path of a field in the check: `sections[0].title`; the text below a page's front matter is `text` there. */
export const fieldAt = (keyPath: string): string =>
  keyPath.replace(/^body$/, 'text').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

/** The address of an entry in the interface. */
export const addressOf = ({ collection, name }: Entry): string => `#/collections/${collection}/entries/${name}`;
