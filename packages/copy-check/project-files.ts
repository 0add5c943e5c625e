import { type ContentFiles, readContentFiles, readTexts } from '../../src/content/content-files';

type Texts = ReadonlyMap<string, string>;

/** All files that the copy check reads, by path from the project's root. */
export interface ProjectFiles extends ContentFiles {
  /** `content/words/*.txt` and `content/words/voice/*.yaml`. */
  words: Texts;
}

/** The code and the drawings of the site, which use strings. */
export const readCode = (root: string): Texts =>
  new Map([...readTexts(root, 'src', /(?<!\.d)\.tsx?$/), ...readTexts(root, 'content/diagrams', /\.svg$/)]);

export const readProjectFiles = (root: string): ProjectFiles => ({
  ...readContentFiles(root),
  words: readTexts(root, 'content/words', /\.txt$|^voice\/.*\.yaml$/),
});
