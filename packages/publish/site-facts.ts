import type { BuildSettings } from '../shared/build-settings';
import { type Editing, readBackend } from '../shared/editing-backend';

/** Facts about the published site that headers, sitemap and manifest depend on; from the settings of its build. */
export interface SiteFacts {
  /** URL of the site: absolute, without trailing slash. */
  siteUrl: string;
  /** URL of the API: absolute, or a path of the site. */
  apiBase: string;
  /** URL of the trading terminal: absolute; may contain `{locale}`. */
  terminalUrl: string;
  /** Where the CMS at `/admin` saves; undefined if the site has no CMS. */
  editing?: Editing;
  /** URL to which browsers report CSP violations; undefined if they report none. */
  reportsUrl?: string;
}

function reportsUrlOf({ REPORTS_URL: url }: BuildSettings): string | undefined {
  if (!url || url === 'off') return undefined;
  if (URL.canParse(url) && /^https:\/\/[^\s"\\;,]+$/.test(url)) return url;
  throw new Error(
    `REPORTS_URL must be an https address without spaces, quotes, commas and semicolons, but is “${url}”.`,
  );
}

/** Throws an error that names the setting if `CMS` or `REPORTS_URL` is not valid. */
export const siteFactsOf = (settings: BuildSettings): SiteFacts => ({
  siteUrl: settings.GATSBY_SITE_URL,
  apiBase: settings.GATSBY_API_BASE,
  terminalUrl: settings.GATSBY_TERMINAL_URL,
  editing: readBackend(settings)?.name,
  reportsUrl: reportsUrlOf(settings),
});

/** Whether the site is served over https, so that HSTS and `upgrade-insecure-requests` can be sent. */
export const isSecure = ({ siteUrl }: Pick<SiteFacts, 'siteUrl'>): boolean => siteUrl.startsWith('https://');

/** The origin of a URL in the settings; undefined if it is the site's own origin, as for a path such as `/api`. */
export function foreignOrigin(address: string, siteUrl: string): string | undefined {
  const { origin } = new URL(address.replace('{locale}', 'en'), siteUrl);
  return origin === new URL(siteUrl).origin ? undefined : origin;
}
