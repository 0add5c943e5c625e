import { folders } from './jest.mutation.config.mjs';

/** `npm run test:mutation`: measures how many small changes of the code (mutants) the unit tests detect. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'packages/commands/jest.mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  // Stryker needs its own test environment to know which test ran which line. In Stryker's copy of the project, this
  // command replaces the environment that test files declare
  // (https://stryker-mutator.io/docs/stryker-js/jest-runner/#coverage-analysis).
  buildCommand: String.raw`find __tests__/unit -name *.test.ts* -exec perl -pi -e s,(?<=@jest-environment\ )jsdom,\@stryker-mutator/jest-runner/jest-env/jsdom, {} +`,
  mutate: [...folders.map((folder) => `src/${folder}/**/*.{ts,tsx}`), '!src/**/*.d.ts'],
  ignorePatterns: ['public', '.cache', 'hosting', 'packages/art', 'packages/sandbox', 'reports', 'docs', 'static'],
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  // Leaves out mutants in code that runs when a module loads: each would need all tests, three hours in total. To
  // include them: `npm run test:mutation -- --ignoreStatic false`.
  ignoreStatic: true,
  concurrency: 2,
  // Milliseconds that Stryker adds to the expected time before a mutant counts as an endless loop: enough for a busy
  // machine.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.stryker-tmp',
};
