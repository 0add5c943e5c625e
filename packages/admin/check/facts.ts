import type { ProjectFiles } from '../../copy-check/project-files';
import type { Lock } from '../../copy-check/staleness/lock';
import type { CheckFacts } from './messages';

/** What the check knows from the build; made when the editing interface is bundled. */
export const checkFacts = (sdl: string, files: ProjectFiles, lock: Lock): CheckFacts => ({
  sdl,
  texts: [...files.pages, ...files.settings, ...files.strings, ...files.words],
  pictures: [...files.pictures],
  lock,
});
