import type { BuildSettings } from './build-settings';

/**
 * The setting API_ORIGIN: the origin of the sandbox's API, if it is not the site's; undefined if the setting is empty.
 * Throws if the value is no http origin with a port.
 */
export function apiOriginSetting(): string | undefined {
  const value = (process.env.API_ORIGIN ?? '').trim();
  if (value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === 'http:' && url.port !== '' && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    `API_ORIGIN must be an http address with a port and nothing after it, such as http://127.0.0.1:8001, but is “${value}”.`,
  );
}

/**
 * Build settings for this machine. The API is a path of the site's own origin, so one build works on every port: for
 * `npm start`, tests and performance measurements. API_ORIGIN sets an API on another origin (docs/api.md).
 */
export function localSettings(): BuildSettings {
  const apiOrigin = apiOriginSetting() ?? '';
  return {
    // The origin of canonical URLs. It is http, because headers of the local server depend on whether the site uses
    // https.
    GATSBY_SITE_URL: 'http://velmarch.example',
    GATSBY_API_BASE: `${apiOrigin}/api`,
    GATSBY_TERMINAL_URL: `${apiOrigin}/sandbox/terminal?locale={locale}`,
    CMS: 'local',
  };
}
