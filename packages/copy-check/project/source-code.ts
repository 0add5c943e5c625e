import { readTexts } from '../../../src/content/content-files';

/** Texts of the files that use interface strings, by path: code and diagrams. */
export const readSourceCode = (root: string): ReadonlyMap<string, string> =>
  new Map([...readTexts(root, 'src', /(?<!\.d)\.tsx?$/), ...readTexts(root, 'content/diagrams', /\.svg$/)]);
