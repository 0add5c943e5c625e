/** `import * as styles` of a CSS module yields class names that read as themselves. */
const cssModules = '<rootDir>/__mocks__/css-module.ts';

/** The usual report, and the time of each test for the end of `npm test`. */
export const reporters = (run) => ['default', ['<rootDir>/tools/jest-results.mjs', { run }]];

/** What all test runs share; the tests of the built pages have a configuration of their own. */
export const shared = {
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/.stryker-tmp/'],
  testEnvironment: 'node',
  // Jest keeps one core for itself, which of two is half. Its own process waits while the workers test.
  maxWorkers: '100%',
  // Ends what hangs; a busy machine may take ten times as long as a quiet one.
  testTimeout: 120_000,
  globalSetup: '<rootDir>/__tests__/support/make-temporary-folder.ts',
  globalTeardown: '<rootDir>/__tests__/support/remove-temporary-folder.ts',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:react-leaflet|@react-leaflet|pixelmatch)/)'],
  moduleNameMapper: { '\\.css$': cssModules },
};

export default {
  ...shared,
  reporters: reporters('unit'),
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/__tests__/browser/',
    '<rootDir>/__tests__/site/',
    '<rootDir>/__tests__/recipes/',
  ],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
};
