import { type Description, describePublishing } from '../publishing/description';
import { localSettings } from '../scripts/local-settings';

/** What a host is told of the build that lies in `public/`. */
export function localDescription(): Description {
  const { GATSBY_API_BASE: apiBase, GATSBY_TERMINAL_URL: terminalUrl, GATSBY_SITE_URL: siteUrl } = localSettings();
  return describePublishing({ siteUrl, apiBase, terminalUrl });
}
