import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './packages/tools/find-browser';
import { localSettings } from './packages/tools/local-settings';
import { testServer } from './packages/tools/test-server';

const { GATSBY_SITE_URL } = localSettings();

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['./packages/tools/playwright-results.ts', { run: 'browser' }]],
  // Ends what hangs: nothing here may depend on how fast a machine is.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: GATSBY_SITE_URL,
    locale: 'en-GB',
    launchOptions: { executablePath: findTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
  },
  webServer: testServer,
});
