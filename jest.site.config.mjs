import { reporters, shared } from './jest.config.mjs';

/** The tests of the built pages, as files in `public`. */
export default {
  ...shared,
  reporters: reporters('site'),
  testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'],
};
