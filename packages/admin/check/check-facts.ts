import type { ProjectFiles } from '../../copy-check/project-files';
import type { Lock } from '../../copy-check/staleness/lock';

/**
 * What the check knows from the build, made when the editing interface is bundled: the project as it was then, which what
 * is saved is added to.
 */
export const checkFacts = (sdl: string, files: ProjectFiles, lock: Lock) => ({
  sdl,
  texts: [...files.pages, ...files.settings, ...files.strings, ...files.words],
  pictures: [...files.pictures],
  /** Which translations were last up to date. */
  lock,
});

export type CheckFacts = ReturnType<typeof checkFacts>;
