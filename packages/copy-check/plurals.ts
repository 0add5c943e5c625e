import type { Locale } from '../../src/i18n/locales';

const ending = /_(zero|one|two|few|many|other)$/;

/** `count.found` for `count.found_one`; undefined for a key without a plural suffix. */
export const countedKey = (key: string): string | undefined => (ending.test(key) ? key.replace(ending, '') : undefined);

/** The plural categories of a language, such as one, many, other in French. `zero` is always allowed. */
export const pluralEndings = (locale: Locale): string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** The keys that a language must have if English has `keys`, by its plural categories. */
export function keysIn(locale: Locale, keys: Iterable<string>): Set<string> {
  const wanted = [...keys].flatMap((key) => {
    const counted = countedKey(key);
    if (counted === undefined || key.endsWith('_zero')) return [key];
    return pluralEndings(locale).map((category) => `${counted}_${category}`);
  });
  return new Set(wanted);
}
