import type { Locale } from './locales';

const noBreakSpace = '\u00a0';

/**
 * A number as a locale writes it. The site's fonts have no glyph for U+202F, with which French groups digits, and a
 * minus sign (U+2212) is as wide as a plus sign, unlike the hyphen that Intl writes.
 */
export const formatNumber = (value: number, locale: Locale, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value).replace(/\s/gu, noBreakSpace).replace('-', '\u2212');

/** What separates the thousands of a locale: the comma in the English `1,234.5`. */
const groupSeparatorOf = (locale: Locale): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(12345.6).find(({ type }) => type === 'group')?.value;

/**
 * Parses a number as typed in a locale: with or without group separators, spaces, a currency or per cent sign. A
 * separator that can only be the decimal separator of another language is read as one: English `0,5` is a half.
 * Undefined if it is not a number.
 */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const compact = text.replace(/[\s\p{Sc}%'’]/gu, '').replace('\u2212', '-');
  const marks = compact.match(/[.,]/g) ?? [];
  const [first] = marks;
  const isGrouped = marks.length === 1 && first === groupSeparatorOf(locale) && /[.,]\d{3}$/.test(compact);
  const isRepeated = marks.length > 1 && marks.every((mark) => mark === first);
  const plain =
    isGrouped || isRepeated
      ? compact.replace(/[.,]/g, '')
      : compact.replace(/[.,](?=.*[.,])/g, '').replace(/[.,]/, '.');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
