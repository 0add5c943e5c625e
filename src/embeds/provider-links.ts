import type { Locale } from '../i18n/locales';

/** The provider's own site, in the page's language. */
const sites: Record<Locale, string> = {
  en: 'https://www.tradingview.com',
  de: 'https://de.tradingview.com',
  fr: 'https://fr.tradingview.com',
};

/** Where the provider shows by itself what a frame shows. */
export const providerLinks = {
  calendar: (locale: Locale): string => `${sites[locale]}/economic-calendar/`,
  quotes: (locale: Locale): string => `${sites[locale]}/markets/`,
  /** `symbol` with its exchange, as in `NASDAQ:AAPL`. */
  symbol: (locale: Locale, symbol: string): string =>
    `${sites[locale]}/symbols/${encodeURIComponent(symbol.replace(':', '-'))}/`,
};
