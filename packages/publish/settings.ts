import type { Environment } from '../tools/build-settings';
import { type Editing, readBackend } from '../tools/editing-backend';

/** Addresses and options of a published build. */
export interface PublishingSettings {
  /** Address of the site: absolute, without trailing slash. */
  siteUrl: string;
  /** Address of the API: absolute, or a path of the site. */
  apiBase: string;
  /** Address of the trading terminal: absolute; may contain `{locale}`. */
  terminalUrl: string;
  /** Where the editing interface at `/admin` saves; if undefined, there is no such page. */
  editing?: Editing;
  /** Where browsers report violations of the content security policy; if undefined, they report nothing. */
  reportsUrl?: string;
}

function reportsUrlOf({ REPORTS_URL: url }: Environment): string | undefined {
  if (!url || url === 'off') return undefined;
  if (URL.canParse(url) && /^https:\/\/[^\s"\\;,]+$/.test(url)) return url;
  throw new Error(
    `REPORTS_URL must be an https address without spaces, quotes, commas and semicolons, but is “${url}”.`,
  );
}

/** Reads the settings of publishing. Throws an error that names the setting if `CMS` or `REPORTS_URL` is not valid. */
export const readPublishingSettings = (env: Environment): PublishingSettings => ({
  siteUrl: env.GATSBY_SITE_URL ?? '',
  apiBase: env.GATSBY_API_BASE ?? '',
  terminalUrl: env.GATSBY_TERMINAL_URL ?? '',
  editing: readBackend(env)?.name,
  reportsUrl: reportsUrlOf(env),
});

/** Whether the site is served over https, so that HSTS and `upgrade-insecure-requests` can be sent. */
export const isSecure = ({ siteUrl }: Pick<PublishingSettings, 'siteUrl'>): boolean => siteUrl.startsWith('https://');

/** The origin of an address in the settings; undefined if it is a path of the site. Throws if it is not valid. */
export function foreignOrigin(address: string, siteUrl: string): string | undefined {
  if (!URL.canParse(siteUrl)) throw new Error(`GATSBY_SITE_URL is no absolute address: "${siteUrl}"`);
  if (!URL.canParse(address.replace('{locale}', 'en'), `${siteUrl}/`)) throw new Error(`"${address}" is no address`);
  const { origin } = new URL(address.replace('{locale}', 'en'), `${siteUrl}/`);
  return origin === new URL(siteUrl).origin ? undefined : origin;
}
