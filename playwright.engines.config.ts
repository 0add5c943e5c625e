import { defineConfig } from '@playwright/test';
import { type EngineName, findEngines } from './packages/tools/find-engines';
import { testServer } from './packages/tools/test-server';

const { found, missing } = findEngines();

// Workers load this file too.
if (process.env.TEST_WORKER_INDEX === undefined) for (const line of missing) console.log(`Not run: ${line}`);

/** Firefox and WebKit. The tests in Chromium, which are many more, have `playwright.config.ts`. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '__tests__/more/engines',
  testIgnore: found.length > 0 ? [] : '**',
  outputDir: 'test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['./packages/tools/playwright-results.ts', { run: 'engines' }]],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: found.map((engineName) => ({ name: engineName, use: { engineName } })),
  webServer: testServer,
});
