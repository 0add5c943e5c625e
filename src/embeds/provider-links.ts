import { type Locale, localeFacts } from '../i18n/locales';

/** The provider's own site, in the page's language. */
const siteIn = (locale: Locale): string => `https://${localeFacts[locale].chartSite}.tradingview.com`;

/** The provider's own pages with the content of the frames. */
export const providerLinks = {
  calendar: (locale: Locale): string => `${siteIn(locale)}/economic-calendar/`,
  quotes: (locale: Locale): string => `${siteIn(locale)}/markets/`,
  /** `symbol` with its exchange, as in `NASDAQ:AAPL`. */
  symbol: (locale: Locale, symbol: string): string =>
    `${siteIn(locale)}/symbols/${encodeURIComponent(symbol.replace(':', '-'))}/`,
};
