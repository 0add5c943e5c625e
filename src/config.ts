/* Build settings from environment variables, which `.env.example` documents. In the site's code for browsers, only this
   module and `demonstration.ts` read `process.env`. */

/** URL of the broker's API. */
export const apiBase = process.env.GATSBY_API_BASE ?? '';

/** URL of the trading terminal, opened after login. `{locale}` in it is replaced by the locale. */
export const terminalUrl = process.env.GATSBY_TERMINAL_URL ?? '';

/** URL of the published site, without trailing slash; for canonical and alternate links. */
export const siteUrl = process.env.GATSBY_SITE_URL ?? '';

/** Origin of the charting provider's iframes; in tests, that of a local server. */
export const chartHost = process.env.GATSBY_CHART_HOST || 'https://www.tradingview-widget.com';

/** Origin of the office map's tiles; in tests, that of a local server. */
export const tileHost = process.env.GATSBY_TILE_HOST || 'https://tile.openstreetmap.org';
