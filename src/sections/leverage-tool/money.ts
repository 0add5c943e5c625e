import type { Locale } from '../../i18n/locales';
import { formatNumber } from '../../i18n/numbers';

/** Returns a formatter of amounts in a currency (ISO 4217 code). Whole amounts have no decimals. */
export const moneyIn =
  (locale: Locale, currency: string) =>
  (value: number, signDisplay: Intl.NumberFormatOptions['signDisplay'] = 'auto'): string =>
    formatNumber(value, locale, {
      style: 'currency',
      currency,
      signDisplay,
      ...(Number.isInteger(Math.round(value * 100) / 100) && { maximumFractionDigits: 0 }),
    });

/** Returns a formatter of percentages with at most two decimals. */
export const percentIn =
  (locale: Locale) =>
  (value: number): string =>
    formatNumber(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
