import unit from './jest.config.mjs';

/** The tests of what mutations are planted in; the spelling check reads whole dictionaries and is left out. */
export default {
  ...unit,
  testMatch: ['<rootDir>/__tests__/{i18n,content}/**/*.test.{ts,tsx}'],
};
