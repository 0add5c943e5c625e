import { projects } from '../../jest.config.mjs';

const [unit] = projects;

/** The unit tests of the folders in which Stryker makes mistakes. */
export default {
  ...unit,
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/unit/{content,i18n,sign-in,navigation}/**/*.test.{ts,tsx}'],
};
