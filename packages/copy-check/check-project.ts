import { checkStructure } from '../../src/content/check-structure';
import { checkSource } from '../../src/content/raw-text';
import { isSettingsFile } from '../../src/content/settings';
import { checkCopy, type Tools } from './check-copy';
import type { Problem } from '../../src/content/problem';
import type { ContentSchema } from '../../src/content/schema';
import type { ContentFiles } from '../../src/content/content-files';
import { sortProblems } from './report';

/**
 * All problems of content and translations. If files are damaged, reports only the damage; if settings are invalid,
 * only problems that `checkStructure` finds.
 */
export function checkProject(files: ContentFiles, schema: ContentSchema, tools: Tools): Problem[] {
  const texts = [files.pages, files.settings, files.strings, files.words].flatMap((some) => [...some]);
  const damaged = texts.flatMap((text) => checkSource(...text));
  if (damaged.length > 0) return sortProblems(damaged);
  const structure = checkStructure(files, schema);
  const areSettingsBroken = structure.some(({ file }) => isSettingsFile(file));
  return sortProblems(areSettingsBroken ? structure : [...structure, ...checkCopy(files, schema, tools, structure)]);
}
