import type { BuildSettings } from './build-settings';

/**
 * Build settings for this machine. The API is a path of the site's own origin, so one build works on every port: for
 * `npm start`, tests and performance measurements. API_ORIGIN sets an API on another origin (docs/api.md).
 */
export function localSettings(): BuildSettings {
  const { API_ORIGIN: apiOrigin = '' } = process.env;
  return {
    // The origin of canonical URLs. It is http, because headers of the local server depend on whether the site uses
    // https.
    GATSBY_SITE_URL: 'http://velmarch.example',
    GATSBY_API_BASE: `${apiOrigin}/api`,
    GATSBY_TERMINAL_URL: `${apiOrigin}/sandbox/terminal?locale={locale}`,
    CMS: 'local',
  };
}
