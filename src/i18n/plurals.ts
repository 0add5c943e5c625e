import type { Locale } from './locales';

const all = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const ending = /_(?:zero|one|two|few|many|other)$/;

/** The key of the plural form that a language uses for a number, such as `found_other` for 2 in English. */
export const formKey = (key: string, count: number, language: string): string =>
  `${key}_${new Intl.PluralRules(language).select(count)}`;

/** The key without its plural suffix: `count.found` for `count.found_one`. Undefined if it has none. */
export const countedKey = (key: string): string | undefined => (ending.test(key) ? key.replace(ending, '') : undefined);

/** The CLDR plural categories of a language: for French `one`, `many` and `other`. */
export function pluralCategories(locale: Locale): string[] {
  const { pluralCategories: own } = new Intl.PluralRules(locale).resolvedOptions();
  return all.filter((category) => own.includes(category));
}

/**
 * The keys that a language needs if English has `keys`: each plural form of English is replaced by those of the
 * language.
 */
export function keysIn(locale: Locale, keys: Iterable<string>): Set<string> {
  const wanted = [...keys].flatMap((key) => {
    const counted = countedKey(key);
    return counted === undefined ? [key] : pluralCategories(locale).map((category) => `${counted}_${category}`);
  });
  return new Set(wanted);
}

/**
 * Whether a key is a plural form used for the number 1 only, so that its text may say “one”. In French that form is
 * also used for 0 and 1.5.
 */
export function isForOneNumber(key: string, locale: Locale): boolean {
  if (!key.endsWith('_one')) return false;
  const rules = new Intl.PluralRules(locale);
  return [0, 1.5].every((number) => rules.select(number) !== 'one');
}
