import { checkContent } from '../src/content/check-content';
import { checkCopy, type Tools } from './check-copy';
import type { Problem } from '../src/content/problem';
import type { ProjectFiles } from './project-files';
import { sortProblems } from './report';

/** Everything that can be wrong with content and translations. While settings are broken, only that is told. */
export function checkProject(files: ProjectFiles, sdl: string, tools: Tools): Problem[] {
  const structure = checkContent(files, sdl);
  const areSettingsBroken = structure.some(({ file }) => file.startsWith('content/settings/'));
  return sortProblems(areSettingsBroken ? structure : [...structure, ...checkCopy(files, sdl, tools)]);
}
