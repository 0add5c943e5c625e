import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFiles, listFiles, readContentFiles } from './content-files';

type Texts = ReadonlyMap<string, string>;

/** All that the copy check reads, by path from the project's root. */
export interface ProjectFiles extends ContentFiles {
  /** `locales/<locale>/<namespace>.json`. */
  strings: Texts;
  /** `content/words/*.txt`. */
  words: Texts;
  /** The code that uses the strings. */
  code: Texts;
}

/** Reads a project; `codeRoot` is where its `src` stands, if elsewhere. */
export function readProjectFiles(root: string, codeRoot = root): ProjectFiles {
  const read = (base: string, folder: string, ending: RegExp): Texts =>
    new Map(
      listFiles(base, folder)
        .filter((path) => ending.test(path))
        .map((path) => `${folder}/${path}`)
        .map((path) => [path, readFileSync(join(base, path), 'utf8')]),
    );
  return {
    ...readContentFiles(root),
    strings: read(root, 'locales', /\.json$/),
    words: read(root, 'content/words', /\.txt$/),
    code: read(codeRoot, 'src', /(?<!\.d)\.tsx?$/),
  };
}
