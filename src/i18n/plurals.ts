import type { Locale } from './locales';

const all = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const ending = /_(?:zero|one|two|few|many|other)$/;

/** The key of a counted string in the form that a language has for a number, such as `found_other`. */
export const formKey = (key: string, count: number, language: string): string =>
  `${key}_${new Intl.PluralRules(language).select(count)}`;

/** `count.found` for `count.found_one`; undefined for a key without a plural suffix. */
export const countedKey = (key: string): string | undefined => (ending.test(key) ? key.replace(ending, '') : undefined);

/** The plural categories of a language, such as one, many, other in French. */
export function pluralCategories(locale: Locale): string[] {
  const { pluralCategories: own } = new Intl.PluralRules(locale).resolvedOptions();
  return all.filter((category) => own.includes(category));
}

/** The keys that a language must have if English has `keys`, by its plural categories. */
export function keysIn(locale: Locale, keys: Iterable<string>): Set<string> {
  const wanted = [...keys].flatMap((key) => {
    const counted = countedKey(key);
    return counted === undefined ? [key] : pluralCategories(locale).map((category) => `${counted}_${category}`);
  });
  return new Set(wanted);
}

/** Whether a key is the plural form for the number one alone, which a text may write as a word; in French it is for 0 and 1.5 too. */
export function isForOneNumber(key: string, locale: Locale): boolean {
  if (!key.endsWith('_one')) return false;
  const rules = new Intl.PluralRules(locale);
  return [0, 1.5].every((number) => rules.select(number) !== 'one');
}
