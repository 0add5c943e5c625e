/**
 * Settings of a build, from the environment; `.env.example` documents each. Besides this module and
 * `demonstration.ts`, none of the pages reads `process.env`.
 */
export const apiBase = process.env.GATSBY_API_BASE ?? '';

/** Where the browser goes after login. `{locale}` in it is replaced by the locale. */
export const terminalUrl = process.env.GATSBY_TERMINAL_URL ?? '';

/** Where the site is published, without trailing slash; for canonical and alternate links. */
export const siteUrl = process.env.GATSBY_SITE_URL ?? '';

/** Origin of the charting provider's frames; tests set a local server. */
export const chartHost = process.env.GATSBY_CHART_HOST ?? 'https://www.tradingview-widget.com';

/** Origin of the office map's tiles; tests set a local server. */
export const tileHost = process.env.GATSBY_TILE_HOST ?? 'https://tile.openstreetmap.org';
