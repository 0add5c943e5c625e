import { defineConfig } from '@playwright/test';
import { type EngineName, findEngines } from './packages/shared/find-engines';
import { findTestBrowser } from './packages/shared/find-browser';
import { siteOrigin, testServer } from './packages/shared/test-server';

const chromium = {
  launchOptions: { executablePath: findTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
};

export default defineConfig<object, { engineName: EngineName }>({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: 'list',
  // Ends tests that hang. Assertions do not depend on the speed of the machine.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { baseURL: siteOrigin(), locale: 'en-GB' },
  webServer: testServer,
  projects: [
    // The longest tests begin first, so that no worker is idle at the end. The timeout ends tests that hang: a test opens
    // the CMS once and takes up to a minute on an idle machine.
    { name: 'editor', testDir: 'packages/admin/__tests__/browser', timeout: 240_000, use: chromium },
    { name: 'chromium', testDir: '__tests__/browser', use: chromium },
    ...findEngines().found.map((engineName) => ({
      name: engineName,
      testDir: '__tests__/more/engines',
      timeout: 120_000,
      use: { engineName },
    })),
    {
      // The screen reader Orca reads the site in Firefox; what it says is compared with transcripts.
      name: 'spoken',
      testDir: '__tests__/more/spoken',
      testMatch: 'spoken.spec.ts',
      // One test at a time: key presses go to the window that has the focus.
      workers: 1,
      fullyParallel: false,
      // Ends tests that hang. Tests wait until browser and screen reader are idle, which can take minutes on a busy
      // machine.
      timeout: 600_000,
    },
  ],
});
