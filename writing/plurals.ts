import type { Locale } from '../src/i18n/locales';

const ending = /_(zero|one|two|few|many|other)$/;

/** `count.found` for `count.found_one`; undefined for a string that is not counted. */
export const countedKey = (key: string): string | undefined => (ending.test(key) ? key.replace(ending, '') : undefined);

/** The endings that a language's grammar needs, such as one, many, other in French. `zero` may be added anywhere. */
export const pluralEndings = (locale: Locale): string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** Keys that a language must have where English has `keys`: those it counts with differ. */
export function keysIn(locale: Locale, keys: Iterable<string>): Set<string> {
  const wanted = [...keys].flatMap((key) => {
    const counted = countedKey(key);
    if (counted === undefined || key.endsWith('_zero')) return [key];
    return pluralEndings(locale).map((category) => `${counted}_${category}`);
  });
  return new Set(wanted);
}
