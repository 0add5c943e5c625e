import { localSettings } from './local-settings';

/** Playwright's `webServer`: `npm start`, unless it runs already; in CI a server that is there beforehand is an error. */
export const testServer = {
  command: 'npm run --silent start',
  url: `${localSettings().GATSBY_SITE_URL}/en`,
  timeout: 600_000,
  reuseExistingServer: !process.env.CI,
};
