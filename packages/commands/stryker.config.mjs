import { folders } from './jest.mutation.config.mjs';

/** `npm run test:mutation`: how many small mistakes in the rules of the site the unit tests catch. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'packages/commands/jest.mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  // Stryker's own environment says which test ran which line; in Stryker's copy it replaces the one that a test file names
  // (https://stryker-mutator.io/docs/stryker-js/jest-runner/#coverage-analysis).
  buildCommand: String.raw`find __tests__/unit -name *.test.ts* -exec perl -pi -e s,(?<=@jest-environment\ )jsdom,\@stryker-mutator/jest-runner/jest-env/jsdom, {} +`,
  mutate: [...folders.map((folder) => `src/${folder}/**/*.{ts,tsx}`), '!src/**/*.d.ts'],
  ignorePatterns: ['public', '.cache', 'hosting', 'packages/art', 'packages/sandbox', 'reports', 'docs', 'static'],
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  // Mutants in code that runs while a module loads would need all tests each, three hours in total. To include them:
  // `npm run test:mutation -- --ignoreStatic false`.
  ignoreStatic: true,
  concurrency: 2,
  // Long enough that a busy machine is not mistaken for an endless loop.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.stryker-tmp',
};
