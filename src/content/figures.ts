import type { Locale } from '../i18n/locales';
import { formatNumber } from '../i18n/numbers';

/** As `settings.graphql` documents it. */
export type Figure = Queries.Figure;

const formats: Record<Exclude<Queries.FigureStyle, 'ratio'>, Intl.NumberFormatOptions> = {
  number: {},
  more: {},
  large: { notation: 'compact', compactDisplay: 'long' },
  money: { notation: 'compact', compactDisplay: 'long', style: 'currency', currencyDisplay: 'name' },
  moneyShort: { notation: 'compact', compactDisplay: 'short', style: 'currency' },
  ms: { style: 'unit', unit: 'millisecond' },
};

/** French puts “de” between a million and a noun. CLDR has no long compact currency patterns that would: https://github.com/tc39/ecma402/issues/892. */
const withFrenchPreposition = (text: string): string =>
  text.replace(/(milli(?:on|ard)s?)\s(?=\p{L})/u, (_, unit: string) => `${unit}\u00a0d’`);

/** A figure as a locale writes it, without spaces that break. `currency` is an ISO 4217 code. */
export function formatFigure({ value, style }: Figure, locale: Locale, currency: string): string {
  if (style === 'ratio') return `1:${value}`;
  const text = formatNumber(value, locale, { ...formats[style], currency });
  if (style === 'more') return `${text}+`;
  return style === 'money' && locale === 'fr' ? withFrenchPreposition(text) : text;
}
