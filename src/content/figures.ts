import type { Locale } from '../i18n/locales';
import { formatNumber } from '../i18n/numbers';

/** A number in `content/settings/figures.yaml` with its format; `settings.graphql` documents the fields. */
export type Figure = Queries.Figure;

const formats: Record<Exclude<Queries.FigureStyle, 'ratio'>, Intl.NumberFormatOptions> = {
  number: {},
  more: {},
  large: { notation: 'compact', compactDisplay: 'long' },
  money: { notation: 'compact', compactDisplay: 'long', style: 'currency', currencyDisplay: 'name' },
  moneyShort: { notation: 'compact', compactDisplay: 'short', style: 'currency' },
  ms: { style: 'unit', unit: 'millisecond' },
};

/** Number formats that differ from CLDR, by language. */
const own: Partial<Record<Locale, Partial<Record<Queries.FigureStyle, (text: string) => string>>>> = {
  // The British press writes 450m and 2bn instead of 450M and 2B.
  en: { moneyShort: (text) => text.replace(/M$/, 'm').replace(/B$/, 'bn') },
  fr: {
    more: (text) => `Plus\u00a0de\u00a0${text}`,
    // Inserts “d’” before the name of the currency: “450 millions d’euros”. CLDR has no such pattern for long compact
    // currencies: https://github.com/tc39/ecma402/issues/892.
    money: (text) => text.replace(/(milli(?:on|ard)s?)\s(?=\p{L})/u, (_, unit: string) => `${unit}\u00a0d’`),
    moneyShort: (text) => text.replace(/(\p{L})\s€/u, '$1€'),
  },
};

/** Formats a figure for a locale, with no-break spaces. `currency` is an ISO 4217 code. */
export function formatFigure({ value, style }: Figure, locale: Locale, currency: string): string {
  if (style === 'ratio') return `1:${value}`;
  const text = formatNumber(value, locale, { ...formats[style], currency });
  return own[locale]?.[style]?.(text) ?? (style === 'more' ? `${text}+` : text);
}
