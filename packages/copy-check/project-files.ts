import { type ContentFiles, readContentFiles, readStrings, readTexts } from '../../src/content/content-files';

type Texts = ReadonlyMap<string, string>;

/** All files that the copy check reads, by path from the project's root. */
export interface ProjectFiles extends ContentFiles {
  /** `locales/<locale>/<namespace>.json`. */
  strings: Texts;
  /** `content/words/*.txt` and `content/words/voice/*.yaml`. */
  words: Texts;
}

/** The files that hold translations. */
export type TranslatedFiles = Pick<ProjectFiles, 'pages' | 'settings' | 'strings'>;

/** The code and the drawings of the site, which use strings. */
export const readCode = (root: string): Texts =>
  new Map([...readTexts(root, 'src', /(?<!\.d)\.tsx?$/), ...readTexts(root, 'content/diagrams', /\.svg$/)]);

/** Reads the files of the project in `root`. */
export function readProjectFiles(root: string): ProjectFiles {
  return {
    ...readContentFiles(root),
    strings: readStrings(root),
    words: readTexts(root, 'content/words', /\.txt$|^voice\/.*\.yaml$/),
  };
}
