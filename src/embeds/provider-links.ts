import { type Locale, localeFacts } from '../i18n/locales';

/** The provider's own site, in the page's language. */
const siteIn = (locale: Locale): string => `https://${localeFacts[locale].chartSite}.tradingview.com`;

/** Where the provider shows by itself what a frame shows. */
export const providerLinks = {
  calendar: (locale: Locale): string => `${siteIn(locale)}/economic-calendar/`,
  quotes: (locale: Locale): string => `${siteIn(locale)}/markets/`,
  /** `symbol` with its exchange, as in `NASDAQ:AAPL`. */
  symbol: (locale: Locale, symbol: string): string =>
    `${siteIn(locale)}/symbols/${encodeURIComponent(symbol.replace(':', '-'))}/`,
};
