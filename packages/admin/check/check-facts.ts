import type { KeyUse } from '../../copy-check/project/check-keys';
import type { ContentFiles } from '../../../src/content/content-files';
import type { Lock } from '../../copy-check/staleness/lock';

/** The project's files when the CMS was bundled. Later, the CMS sends saved files to the worker in messages. */
export const checkFacts = (sdl: string, files: ContentFiles, keyUses: readonly KeyUse[], lock: Lock) => ({
  sdl,
  texts: [...files.pages, ...files.settings, ...files.strings, ...files.words],
  pictures: [...files.pictures],
  keyUses,
  /** Hashes of each translation and its English text when both were last up to date. */
  lock,
});

export type CheckFacts = ReturnType<typeof checkFacts>;
