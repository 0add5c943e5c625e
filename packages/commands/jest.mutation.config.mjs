import unit from '../../jest.config.mjs';

/**
 * The tests of what mutations are planted in. Those in `writing/project` break the site's whole content, which takes
 * up to a second for each; what is planted in a module is caught by that module's own tests, within milliseconds.
 */
export default {
  ...unit,
  testMatch: ['<rootDir>/__tests__/routes.test.ts', '<rootDir>/__tests__/{i18n,content,writing}/**/*.test.ts'],
  testPathIgnorePatterns: [...unit.testPathIgnorePatterns, '<rootDir>/__tests__/writing/project/'],
};
