import type { Editing } from '../tools/editing-backend';

/** Where a build is published and what it talks to; `read-settings.ts` reads it from the environment. */
export interface PublishingSettings {
  /** Absolute, without trailing slash. */
  siteUrl: string;
  /** Absolute, or a path below the site. */
  apiBase: string;
  /** Absolute; may hold `{locale}`. */
  terminalUrl: string;
  /** Where the editing interface at `/admin` keeps what is edited; without it, there is no such page. */
  editing?: Editing;
  /** Where browsers report violations of the content security policy; without it, they report nothing. */
  reportsUrl?: string;
}

/** Whether the site is served over https, so that headers may tell browsers to insist on it. */
export const isSecure = ({ siteUrl }: Pick<PublishingSettings, 'siteUrl'>): boolean => siteUrl.startsWith('https://');

/** The origin of an address of the settings, or undefined if it is the site's own. Throws if it is not a valid address. */
export function foreignOrigin(address: string, siteUrl: string): string | undefined {
  if (!URL.canParse(siteUrl)) throw new Error(`GATSBY_SITE_URL is no absolute address: "${siteUrl}"`);
  if (!URL.canParse(address.replace('{locale}', 'en'), `${siteUrl}/`)) throw new Error(`"${address}" is no address`);
  const { origin } = new URL(address.replace('{locale}', 'en'), `${siteUrl}/`);
  return origin === new URL(siteUrl).origin ? undefined : origin;
}
