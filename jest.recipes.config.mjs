import { reporters, shared } from './jest.config.mjs';

/** The README's recipes, followed in a copy of the project and built. */
export default {
  ...shared,
  reporters: reporters('recipes'),
  testMatch: ['<rootDir>/__tests__/recipes/**/*.test.ts'],
  testTimeout: 1_200_000,
};
