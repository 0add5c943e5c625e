import { defineConfig } from '@playwright/test';
import { missingScreenReader } from './packages/tools/find-screen-reader';
import { testServer } from './packages/tools/test-server';

const missing = missingScreenReader();

// Workers load this file too.
if (missing && process.env.TEST_WORKER_INDEX === undefined) console.log(`Not run: ${missing}`);

/** Orca over Firefox reads the site, and says what it says in the transcripts. */
export default defineConfig({
  testDir: '__tests__/more/spoken',
  testMatch: 'spoken.spec.ts',
  testIgnore: missing ? '**' : [],
  outputDir: 'test-results/spoken',
  forbidOnly: true,
  retries: 0,
  // One visitor after the other: a key goes to the window that has the focus.
  workers: 1,
  reporter: [['list'], ['./packages/tools/playwright-results.ts', { run: 'spoken' }]],
  // Only ends what hangs: at a high load, all processes together can take minutes to become idle.
  timeout: 600_000,
  webServer: testServer,
});
