import { readBackend } from '../tools/editing-backend';
import type { Environment } from '../tools/build-settings';
import type { PublishingSettings } from './settings';

/** Reads the settings of publishing. Throws an error that names the setting if `CMS` or `REPORTS_URL` is not valid. */
function reportsUrlOf({ REPORTS_URL: url }: Environment): string | undefined {
  if (!url || url === 'off') return undefined;
  if (URL.canParse(url) && /^https:\/\/[^\s"\\;,]+$/.test(url)) return url;
  throw new Error(
    `REPORTS_URL must be an https address without spaces, quotes, commas and semicolons, but is “${url}”.`,
  );
}

export const readSettings = (env: Environment): PublishingSettings => ({
  siteUrl: env.GATSBY_SITE_URL ?? '',
  apiBase: env.GATSBY_API_BASE ?? '',
  terminalUrl: env.GATSBY_TERMINAL_URL ?? '',
  editing: readBackend(env)?.name,
  reportsUrl: reportsUrlOf(env),
});
