import { projects } from '../../jest.config.mjs';

const [unit] = projects;

/** The folders of `src` in which Stryker makes mistakes: all, or those that `FOLDERS` names. */
export const folders = (process.env.FOLDERS ?? 'content,i18n,sign-in,navigation').split(',');

/** The unit tests of these folders: a module's mistakes should be caught by its own tests. */
export default {
  ...unit,
  rootDir: '../..',
  testMatch: folders.map((folder) => `<rootDir>/__tests__/unit/${folder}/**/*.test.{ts,tsx}`),
};
