import { checkSettingsOf } from './check-content';
import { checkPage, rulesFor } from './check-page';
import { type ContentFiles, readContentFiles, readStrings, readTexts } from './content-files';
import { missingLabels } from './diagram-labels';
import { readJson } from './json-source';
import { parsePage } from './page';
import type { Problem } from './problem';
import type { ContentSchema } from './schema';

/** All files whose changes `develop` shows. */
export interface ShownFiles extends ContentFiles {
  strings: ReadonlyMap<string, string>;
  drawings: ReadonlyMap<string, string>;
}

export const readShownFiles = (root: string): ShownFiles => ({
  ...readContentFiles(root),
  strings: readStrings(root),
  drawings: readTexts(root, 'content/diagrams', /\.svg$/),
});

/** Problems of interface strings that cannot be read, and of drawings without labels. */
export function checkStrings({ strings, drawings }: ShownFiles): Problem[] {
  const broken = [...strings].flatMap(([file, text]) => readJson(file, text).problems);
  return broken.length > 0 ? broken : missingLabels(drawings, strings);
}

/**
 * Problems for which `develop` cannot show a file as it is. Files are not compared with each other: while one language is
 * being written, that the others lack a section is no mistake. Pages are checked against the settings, so only if those
 * are valid.
 */
export function checkEachFile(files: ShownFiles, schema: ContentSchema): Problem[] {
  const strings = checkStrings(files);
  const settings = checkSettingsOf(files, schema);
  if (settings.length > 0) return [...settings, ...strings];
  const rules = rulesFor(files, schema);
  const pages = [...files.pages].flatMap(([file, text]) => checkPage(parsePage(file, text), rules).problems);
  return [...pages, ...strings];
}
