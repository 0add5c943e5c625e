import { readFileSync } from 'node:fs';
import type { CustomTypeOptions } from 'i18next';
import { fillPlaceholders } from '../../src/content/placeholders';
import type { Locale } from '../../src/i18n/locales';
import { localeOf, type Tree } from '../../src/i18n/paths';

const namespaces = ['common', 'contacts', 'embeds', 'instruments', 'leverage', 'marks', 'sign-in'] as const;

function read(locale: Locale) {
  const strings = Object.fromEntries(
    namespaces.map((name) => [name, JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8'))]),
  ) as CustomTypeOptions['resources'];
  return { ...strings, signIn: strings['sign-in'] };
}

// Interface strings by language, namespace (`sign-in` is `signIn`) and key. Tests read expected texts from here, so
// that edited strings break only tests about these strings.
export const en = read('en');
export const de = read('de');
export const fr = read('fr');

/** The strings in the language of a URL prefix. */
export const stringsOf = (tree: Tree): typeof en => ({ en, de, fr })[localeOf(tree)];

/** A string with its placeholders replaced. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  fillPlaceholders(text, new Map(Object.entries(values).map(([name, value]) => [name, String(value)])));
