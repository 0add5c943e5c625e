import { projects } from '../../jest.config.mjs';

const [unit] = projects;

/** The folders of `src` that Stryker mutates: those in the variable `FOLDERS`, or these four. */
export const folders = (process.env.FOLDERS ?? 'content,i18n,sign-in,navigation').split(',');

/** Runs only the unit tests of the mutated folders: a module's own tests should detect its mutants. */
export default {
  ...unit,
  rootDir: '../..',
  testMatch: folders.map((folder) => `<rootDir>/__tests__/unit/${folder}/**/*.test.{ts,tsx}`),
};
