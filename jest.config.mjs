// Jest keeps a NODE_ENV that the shell has set. With “production”, React leaves out what the tests need:
// https://github.com/testing-library/react-testing-library/issues/1399
process.env.NODE_ENV = 'test';

/** Settings of all Jest projects. */
const shared = {
  // Hidden folders hold caches, and worktrees with copies of all packages: https://github.com/jestjs/jest/pull/16350
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/\\.'],
  testEnvironment: 'node',
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
  transformIgnorePatterns: ['/node_modules/(?!(?:react-leaflet|@react-leaflet|lucide)/)'],
  moduleNameMapper: {
    // In tests, `import * as styles` of a CSS module returns each class name unchanged.
    '\\.css$': '<rootDir>/__tests__/support/css-module.ts',
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.ts',
  },
};

const hosts = '<rootDir>/packages/publish/__tests__/hosts/';
const live = '<rootDir>/packages/live/__tests__/suite/';

/** One project can be run alone: `jest --selectProjects unit`. */
export const projects = [
  {
    ...shared,
    displayName: 'unit',
    testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}', '<rootDir>/packages/*/__tests__/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', hosts, live],
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  },
  // Tests of the built HTML files in `public`.
  { ...shared, displayName: 'pages', testMatch: ['<rootDir>/__tests__/pages/**/*.test.ts'] },
  // Tests of the generated configuration files of hosts: nginx serves the site with its file, and the parsers of
  // Netlify and Cloudflare Pages read theirs.
  {
    ...shared,
    displayName: 'hosts',
    testMatch: [`${hosts}**/*.test.ts`],
    // Packages that are published as ES modules, which Jest must transpile.
    transformIgnorePatterns: [
      '/node_modules/(?!(?:@cloudflare|@netlify|escape-string-regexp|is-plain-obj|map-obj|path-exists)/)',
    ],
  },
  // Tests of `npm run check:live`, run on the built site.
  { ...shared, displayName: 'live', testMatch: [`${live}**/*.test.ts`] },
  // Follows the recipes of CONTRIBUTING.md in a copy of the project, and builds it.
  { ...shared, displayName: 'recipes', testMatch: ['<rootDir>/__tests__/more/recipes/**/*.test.ts'] },
];

export default {
  // By default Jest leaves one core to its main process, which only waits while the workers run.
  maxWorkers: '100%',
  // Milliseconds after which a test that hangs fails. A busy machine may take ten times as long as an idle one.
  testTimeout: 1_200_000,
  globalSetup: '<rootDir>/__tests__/support/make-temporary-folder.ts',
  globalTeardown: '<rootDir>/__tests__/support/remove-temporary-folder.ts',
  projects,
};
