import type { CollectionFile, Field } from '@sveltia/cms';
import { defaultLocale, locales } from '../src/i18n/locales';
import { labelOf } from './fields';
import type { SourceFiles } from './source-files';

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

const stringFields = (strings: Strings): Field[] =>
  Object.entries(strings).map(([name, value]): Field =>
    typeof value === 'string'
      ? { name, label: labelOf(name), widget: value.length > 60 ? 'text' : 'string', required: false, i18n: true }
      : { name, label: labelOf(name), widget: 'object', i18n: true, collapsed: true, fields: stringFields(value) },
  );

const namespacesOf = ({ strings }: SourceFiles): string[] =>
  [...strings.keys()].flatMap((path) => new RegExp(`^locales/${defaultLocale}/(.+)\\.json$`).exec(path)?.[1] ?? []);

function stringsFile(namespace: string, { strings }: SourceFiles): CollectionFile {
  const all = locales.map((locale) => strings.get(`locales/${locale}/${namespace}.json`) ?? '{}');
  return {
    name: namespace,
    label: labelOf(namespace),
    file: `locales/{{locale}}/${namespace}.json`,
    format: 'json',
    i18n: true,
    fields: stringFields(merged(all.map((text) => JSON.parse(text) as Strings /* See check-strings.ts. */))),
  };
}

/** The collection of interface strings, one file per namespace. */
export const stringsFiles = (files: SourceFiles): CollectionFile[] =>
  namespacesOf(files).map((namespace) => stringsFile(namespace, files));
