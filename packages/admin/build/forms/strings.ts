import type { CollectionFile, Field } from '@sveltia/cms';
import { countedKey } from '../../../../src/i18n/plurals';
import { placeholdersIn } from '../../../../src/content/placeholders';
import { parseSettings, placeholderValues } from '../../../../src/content/settings';
import { readStringFiles, stringFilePath } from '../../../../src/content/strings/string-file';
import { defaultLocale, locales } from '../../../../src/i18n/locales';
import type { Strings } from '../../../../src/i18n/strings';
import { findKeyUses } from '../../../copy-check/project/check-keys';
import type { ContentFiles } from '../../../../src/content/content-files';
import { readSourceCode } from '../../../copy-check/project/source-code';
import { labelOf } from '../../form/labels';
import { watched } from '../../form/watch-field';

/**
 * The keys of all languages, in the order of the English strings. A key that English lacks, such as a further plural
 * form, follows the key before it in its own language.
 */
function keysOf(all: readonly Strings[]): string[] {
  const keys: string[] = [];
  for (const strings of all)
    Object.keys(strings).forEach((key, index, own) => {
      if (!keys.includes(key)) keys.splice(keys.indexOf(own[index - 1] ?? '') + 1, 0, key);
    });
  return keys;
}

/** Returns a hint on where a string appears on the site and what its placeholders are. */
type HintOf = (key: string, text: string) => string;

/**
 * The part of the site that a file renders: `src/layout/mobile-menu.tsx` is “mobile menu”,
 * `src/sections/contact-list/…` is “contact list”.
 */
function partOfSite(file: string): string {
  const [, section] = /^src\/sections\/([^/]+)\//.exec(file) ?? [];
  const [, name = file] = /([^/]+)\.\w+$/.exec(file) ?? [];
  return (section ?? name).replace(/-/g, ' ');
}

/** A sentence that says where a placeholder's value comes from: the settings or the page. */
const explain = (name: string, settings: ReadonlyMap<string, string>): string =>
  `{{${name}}} ${settings.has(name) ? 'comes from the settings' : 'is filled in by the page'}.`;

/** The form fields for a group of strings. `all` has the group in each language, English first. */
const stringFields = (all: readonly Strings[], hintOf: HintOf, before = ''): Field[] =>
  keysOf(all).map((name): Field => {
    const own = { name, label: labelOf(name), i18n: true };
    const values = all.flatMap((strings) => strings[name] ?? []);
    const groups = values.filter((value) => typeof value === 'object');
    const key = before + name;
    if (groups.length > 0)
      return { ...own, widget: 'object', collapsed: true, fields: stringFields(groups, hintOf, `${key}.`) };
    const text = String(values[0]);
    // The form requires English texts, but no translations: `npm run content:check` reports missing ones. A key that
    // English lacks is a plural form that English does not need.
    const required = all[0]?.[name] !== undefined && [defaultLocale];
    return { ...own, widget: text.length > 60 ? 'text' : 'string', required, hint: hintOf(key, text) };
  });

/** The collection of interface strings, with one file per namespace. */
export function stringsFiles({ strings, settings }: ContentFiles): CollectionFile[] {
  const uses = findKeyUses(readSourceCode('.'), strings);
  const values = placeholderValues(parseSettings(settings), defaultLocale);
  const hintOf: HintOf = (key, text) => {
    const parts = new Set(
      uses.filter(({ keys }) => keys.includes(countedKey(key) ?? key)).map(({ file }) => partOfSite(file)),
    );
    const names = placeholdersIn(text).map((name) => explain(name, values));
    return [`Appears in: ${[...parts].join(', ')}.`, ...names].join(' ');
  };
  const english = readStringFiles(strings).filter(({ locale }) => locale === defaultLocale);
  return english.map(({ namespace }) => {
    const all = locales.map((locale) => strings.get(stringFilePath(locale, namespace)) ?? '{}');
    return {
      name: namespace,
      label: labelOf(namespace),
      file: stringFilePath('{{locale}}', namespace),
      format: 'json',
      i18n: true,
      // The type assertion is right, since src/content/strings/string-file.ts has validated the file.
      fields: watched(
        stringFields(
          all.map((text) => JSON.parse(text) as Strings),
          hintOf,
        ),
      ),
    };
  });
}
