/** `import * as styles` of a CSS module yields class names that read as themselves. */
const cssModules = '<rootDir>/__mocks__/css-module.ts';

/** What all test runs share; the tests of the built pages have a configuration of their own. */
export const shared = {
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/.stryker-tmp/'],
  testEnvironment: 'node',
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
  transformIgnorePatterns: ['/node_modules/(?!(?:react-leaflet|@react-leaflet)/)'],
  moduleNameMapper: { '\\.css$': cssModules },
};

export default {
  ...shared,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/__tests__/browser/',
    '<rootDir>/__tests__/site/',
    '<rootDir>/__tests__/recipes/',
  ],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
};
