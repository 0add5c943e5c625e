/** `npm run test:mutation`: how many small mistakes in routes, paths and content checks the unit tests would catch. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  mutate: ['src/routes.ts', 'src/i18n/*.ts', '!src/i18n/*.d.ts', 'src/content/**/*.ts'],
  ignorePatterns: ['public', '.cache', 'hosting', 'art', 'sandbox', 'reports'],
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  tempDirName: '.stryker-tmp',
};
