import { checkContent } from './check-content';
import { checkCopy, type Tools } from './copy/check-copy';
import type { Problem } from './problem';
import type { ProjectFiles } from './project-files';
import { sortProblems } from './report';

/** Everything that can be wrong with content and translations. While settings are broken, only that is told. */
export function checkProject(files: ProjectFiles, sdl: string, tools: Tools): Problem[] {
  const structure = checkContent(files, sdl);
  const areSettingsBroken = structure.some(({ file }) => file.startsWith('content/settings/'));
  return sortProblems(areSettingsBroken ? structure : [...structure, ...checkCopy(files, sdl, tools)]);
}
