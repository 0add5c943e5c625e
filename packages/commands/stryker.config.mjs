/**
 * `npm run test:mutation`: how many small mistakes in routes, paths and content checks the unit tests would catch.
 * Left out: types, the React context of `src/i18n/tree.tsx`, and the loading of dictionaries, which are packages of words.
 */
export default {
  testRunner: 'jest',
  jest: { configFile: 'packages/commands/jest.mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/routes.ts',
    'src/i18n/*.ts',
    '!src/i18n/*.d.ts',
    'src/content/**/*.ts',
    'packages/copy-check/**/*.ts',
    '!packages/copy-check/dictionaries.ts',
    '!packages/copy-check/{__tests__,commands}/**',
  ],
  ignorePatterns: ['public', '.cache', 'hosting', 'packages/art', 'packages/sandbox', 'reports', 'docs', 'static'],
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  // A mistake in what a module computes as it loads needs every test again, three hours in all. Where they are wanted:
  // `npm run test:mutation -- --ignoreStatic false`.
  ignoreStatic: true,
  concurrency: 2,
  // Long enough that a busy machine is not mistaken for an endless loop.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.stryker-tmp',
};
