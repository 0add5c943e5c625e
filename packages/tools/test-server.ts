import { localSettings } from './local-settings';

/** Playwright's `webServer`: starts the site unless it is running; in CI, it must not be running yet. */
export const testServer = {
  command: 'npm run --silent start',
  url: `${localSettings().GATSBY_SITE_URL}/en`,
  timeout: 600_000,
  reuseExistingServer: !process.env.CI,
};
