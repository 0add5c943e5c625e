/** The settings of a build, from the environment; `.env.example` documents each. Nothing else that pages are made of reads `process.env`. */
export const apiBase = process.env.GATSBY_API_BASE ?? '';

/** Where the browser goes after login. `{locale}` in it is replaced by the locale. */
export const terminalUrl = process.env.GATSBY_TERMINAL_URL ?? '';

/** The address the site is published at, without trailing slash; canonical and alternate links are made from it. */
export const siteUrl = process.env.GATSBY_SITE_URL ?? '';

/** Origin of the charting provider's frames. A stand-in may take its place. */
export const chartHost = process.env.GATSBY_CHART_HOST ?? 'https://www.tradingview-widget.com';

/** Origin of the office map's tiles. A stand-in may take its place. */
export const tileHost = process.env.GATSBY_TILE_HOST ?? 'https://tile.openstreetmap.org';
