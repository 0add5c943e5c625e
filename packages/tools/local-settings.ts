import type { BuildSettings } from './build-settings';
import { host, portFrom } from './ports';

/** Addresses of the site and the sandbox on this machine, by PORT (default 8000) and API_PORT (default 8001). */
export interface LocalSettings extends BuildSettings {
  port: number;
  apiPort: number;
}

export function localSettings(): LocalSettings {
  const port = portFrom('PORT', 8000);
  const apiPort = portFrom('API_PORT', 8001);
  if (port === apiPort) throw new Error(`PORT and API_PORT are both ${port}; they must differ.`);
  return {
    port,
    apiPort,
    GATSBY_SITE_URL: `http://${host}:${port}`,
    GATSBY_API_BASE: `http://${host}:${apiPort}`,
    GATSBY_TERMINAL_URL: `http://${host}:${apiPort}/terminal?locale={locale}`,
    CMS: 'local',
  };
}
