import { defineConfig } from '@playwright/test';
import { type EngineName, findEngines } from './packages/tools/find-engines';
import { findTestBrowser } from './packages/tools/find-browser';
import { siteOrigin, testServer } from './packages/tools/test-server';

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
  // Ends what hangs: nothing here may depend on how fast a machine is.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: { baseURL: siteOrigin(), locale: 'en-GB' },
  webServer: testServer,
  projects: [
    { name: 'chromium', testDir: '__tests__/browser', use: chromium },
    // Only ends what hangs: a story opens the editor once and takes up to a minute on a quiet machine.
    { name: 'editor', testDir: 'packages/admin/__tests__/browser', timeout: 240_000, use: chromium },
    ...findEngines().found.map((engineName) => ({
      name: engineName,
      testDir: '__tests__/more/engines',
      timeout: 120_000,
      use: { engineName },
    })),
    {
      // Orca over Firefox reads the site, and says what it says in the transcripts.
      name: 'spoken',
      testDir: '__tests__/more/spoken',
      testMatch: 'spoken.spec.ts',
      // One visitor after the other: a key goes to the window that has the focus.
      workers: 1,
      fullyParallel: false,
      // Only ends what hangs: at a high load, all processes together can take minutes to become idle.
      timeout: 600_000,
    },
  ],
});
