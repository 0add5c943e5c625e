import type { KeyUse } from '../../copy-check/check-keys';
import type { ProjectFiles } from '../../copy-check/project-files';
import type { Lock } from '../../copy-check/staleness/lock';

/**
 * The project as it was when the editing interface was bundled. The check adds what is saved to it.
 */
export const checkFacts = (sdl: string, files: ProjectFiles, keyUses: readonly KeyUse[], lock: Lock) => ({
  sdl,
  texts: [...files.pages, ...files.settings, ...files.strings, ...files.words],
  pictures: [...files.pictures],
  keyUses,
  /** Which translations were last up to date. */
  lock,
});

export type CheckFacts = ReturnType<typeof checkFacts>;
