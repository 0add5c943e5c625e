import { checkPage, checkSettingsOf, rulesFor } from './check-content';
import { type ContentFiles, readContentFiles, readStrings } from './content-files';
import { readJson } from './json-source';
import { parsePage } from './page';
import type { Problem } from './problem';
import type { ContentSchema } from './schema';

/** All files whose changes `develop` shows. */
interface ShownFiles extends ContentFiles {
  strings: ReadonlyMap<string, string>;
}

export const readShownFiles = (root: string): ShownFiles => ({ ...readContentFiles(root), strings: readStrings(root) });

/**
 * Problems for which `develop` cannot show a file as it is. Files are not compared with each other: while one language is
 * being written, that the others lack a section is no mistake. Pages are checked against the settings, so only if those
 * are valid.
 */
export function checkEachFile(files: ShownFiles, schema: ContentSchema): Problem[] {
  const strings = [...files.strings].flatMap(([file, text]) => readJson(file, text).problems);
  const settings = checkSettingsOf(files, schema);
  if (settings.length > 0) return [...settings, ...strings];
  const rules = rulesFor(files, schema);
  const pages = [...files.pages].flatMap(([file, text]) => checkPage(parsePage(file, text), rules).problems);
  return [...pages, ...strings];
}
