import { readTexts } from '../../../src/content/content-files';

/** Reads all files that can use interface strings: source code and SVG diagrams. The keys are their paths. */
export const readSourceCode = (root: string): ReadonlyMap<string, string> =>
  new Map([...readTexts(root, 'src', /(?<!\.d)\.tsx?$/), ...readTexts(root, 'content/diagrams', /\.svg$/)]);
