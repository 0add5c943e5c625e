import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProjectFiles, readProjectFiles } from '../project-files';
import { findTranslations } from './find-translations';
import { type Accepts, isStale, type Lock, lockFile, readLock, updateLock, writeLock } from './lock';
import type { Translation } from './translations';

/** A project's translations, and the lock of those last up to date. */
export interface Staleness {
  translations: Translation[];
  lock: Lock;
  stale: Translation[];
}

/** Compares a project's translations with the lock. */
export function stalenessOf(files: ProjectFiles, lock: Lock): Staleness {
  const translations = findTranslations(files);
  return { translations, lock, stale: translations.filter((translation) => isStale(translation, lock)) };
}

/** Reads the lock of the project in `root`. Without its file, nothing is stale. */
export function readLockIn(root: string): Lock {
  const path = join(root, lockFile);
  return existsSync(path) ? readLock(readFileSync(path, 'utf8')) : {};
}

export const readStaleness = (root: string): Staleness => stalenessOf(readProjectFiles(root), readLockIn(root));

/** Writes the updated lock, with stale translations that `accepts` selects. */
export function saveLock(root: string, { lock, translations }: Staleness, accepts: Accepts): void {
  writeFileSync(join(root, lockFile), writeLock(updateLock(lock, translations, accepts)));
}

/** The reason to stop a build for publishing, if `CONTENT_STALE` is `fail` and translations are stale. */
export function staleRefusal(staleness: () => Staleness, setting: string | undefined): string | undefined {
  if (setting !== 'fail') return undefined;
  const { stale } = staleness();
  return stale.length > 0
    ? `${stale.length} translations are older than their English texts; npm run content:stale lists them.`
    : undefined;
}
