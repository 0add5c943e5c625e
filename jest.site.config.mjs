import { shared } from './jest.config.mjs';

/** The tests of the built pages, as files in `public`. */
export default { ...shared, testMatch: ['<rootDir>/__tests__/site/**/*.test.ts'] };
