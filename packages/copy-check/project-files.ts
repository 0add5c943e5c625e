import { type ContentFiles, readContentFiles, readTexts } from '../../src/content/content-files';

type Texts = ReadonlyMap<string, string>;

/** The texts of all files that the content check reads, by path from the project's root. */
export interface ProjectFiles extends ContentFiles {
  /** `content/words/*.txt` and `content/words/voice/*.yaml`. */
  words: Texts;
}

/** Texts of the files that use interface strings: code and diagrams. */
export const readSourceCode = (root: string): Texts =>
  new Map([...readTexts(root, 'src', /(?<!\.d)\.tsx?$/), ...readTexts(root, 'content/diagrams', /\.svg$/)]);

export const readProjectFiles = (root: string): ProjectFiles => ({
  ...readContentFiles(root),
  words: readTexts(root, 'content/words', /\.txt$|^voice\/.*\.yaml$/),
});
