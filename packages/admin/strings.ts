import type { CollectionFile, Field } from '@sveltia/cms';
import { placeholdersIn } from '../../src/content/placeholders';
import { defaultLocale, locales } from '../../src/i18n/locales';
import { labelOf } from './fields';
import type { SourceFiles } from './source-files';
import { placesIn, type PlacesOf } from './string-places';
import { watched } from './watch-field';

interface Strings {
  [key: string]: string | Strings;
}

/** The keys of all languages in English order. Keys that English lacks, such as plural forms, follow their siblings. */
function merged(all: readonly Strings[]): Strings {
  const keys: string[] = [];
  for (const strings of all)
    Object.keys(strings).forEach((key, index, own) => {
      if (!keys.includes(key)) keys.splice(keys.indexOf(own[index - 1] ?? '') + 1, 0, key);
    });
  return Object.fromEntries(
    keys.map((key) => {
      const values = all.map((strings) => strings[key]);
      const groups = values.filter((value): value is Strings => typeof value === 'object');
      return [key, groups.length > 0 ? merged(groups) : String(values.find((value) => value !== undefined))];
    }),
  );
}

const stringFields = (strings: Strings, hintFor: (key: string, text: string) => string, before = ''): Field[] =>
  Object.entries(strings).map(([name, value]): Field => {
    const own = { name, label: labelOf(name), i18n: true };
    const key = `${before}${name}`;
    return typeof value === 'string'
      ? { ...own, widget: value.length > 60 ? 'text' : 'string', required: false, hint: hintFor(key, value) }
      : { ...own, widget: 'object', collapsed: true, fields: stringFields(value, hintFor, `${key}.`) };
  });

/** What stands in the place of a placeholder. */
const explain = (name: string): string =>
  ['company', 'supportEmail'].includes(name)
    ? `{{${name}}} comes from Settings → Company.`
    : `{{${name}}} is filled in by the page.`;

const namespacesOf = ({ strings }: SourceFiles): string[] =>
  [...strings.keys()].flatMap((path) => new RegExp(`^locales/${defaultLocale}/(.+)\\.json$`).exec(path)?.[1] ?? []);

function stringsFile(namespace: string, { strings }: SourceFiles, placesOf: PlacesOf): CollectionFile {
  const hintFor = (key: string, text: string): string =>
    [`Appears in: ${placesOf(key).join(', ')}.`, ...placeholdersIn(text).map(explain)].join(' ');
  const all = locales.map((locale) => strings.get(`locales/${locale}/${namespace}.json`) ?? '{}');
  return {
    name: namespace,
    label: labelOf(namespace),
    file: `locales/{{locale}}/${namespace}.json`,
    format: 'json',
    i18n: true,
    // See check-strings.ts for the type.
    fields: watched(stringFields(merged(all.map((text) => JSON.parse(text) as Strings)), hintFor)),
  };
}

/** The collection of interface strings, one file per namespace. */
export function stringsFiles(files: SourceFiles): CollectionFile[] {
  const placesOf = placesIn(files.code);
  return namespacesOf(files).map((namespace) => stringsFile(namespace, files, placesOf));
}
