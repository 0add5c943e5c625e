import type { BuildSettings } from './build-settings';

/**
 * Settings of the build for this machine. It knows no port: the API is a path of the same origin, so one build serves
 * `npm start`, the tests and the bench. API_ORIGIN names an API on an origin of its own instead (docs/api.md).
 */
export function localSettings(): BuildSettings {
  const { API_ORIGIN: apiOrigin = '' } = process.env;
  return {
    // Of canonical addresses. Not https: the headers of the local server depend on whether the site is.
    GATSBY_SITE_URL: 'http://velmarch.example',
    GATSBY_API_BASE: `${apiOrigin}/api`,
    GATSBY_TERMINAL_URL: `${apiOrigin}/sandbox/terminal?locale={locale}`,
    CMS: 'local',
  };
}
