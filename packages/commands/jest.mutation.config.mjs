import { projects } from '../../jest.config.mjs';

const [unit] = projects;

/**
 * The unit tests of what mutations are planted in, but for the one that runs `content:check` over the site's whole
 * content, which takes seconds: what is planted in a module is caught by that module's own tests, within milliseconds.
 */
export default {
  ...unit,
  rootDir: '../..',
  testMatch: [
    '<rootDir>/__tests__/unit/routes.test.ts',
    '<rootDir>/__tests__/unit/{i18n,content}/**/*.test.ts',
    '<rootDir>/packages/copy-check/__tests__/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/packages/copy-check/__tests__/content-check\\.test\\.ts'],
};
