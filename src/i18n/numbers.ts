import type { Locale } from './locales';

const noBreakSpace = '\u00a0';

/**
 * Formats a number for a locale. Replaces two characters of `Intl`: French groups get U+00A0 instead of U+202F, for which
 * the site's fonts have no glyph, and negative numbers get a minus sign (U+2212), which is as wide as a plus sign.
 */
export const formatNumber = (value: number, locale: Locale, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale, options).format(value).replace(/\s/gu, noBreakSpace).replace('-', '\u2212');

/** A locale's group separator: the comma in English `1,234.5`. */
const groupSeparatorOf = (locale: Locale): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(12345.6).find(({ type }) => type === 'group')?.value;

/**
 * Parses a number typed in a locale. Group separators, spaces, a currency or percent sign are allowed. A comma or point
 * that cannot separate groups is read as the decimal separator of another language: in English, `0,5` is a half.
 * Undefined if the text is not a number.
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
