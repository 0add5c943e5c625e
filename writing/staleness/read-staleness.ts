import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFiles } from '../project-files';
import { isStale, type Lock, lockFile, readLock, updateLock, writeLock } from './lock';
import { findTranslations, type Translation } from './translations';

/** A project's translations, and what was last found to be up to date among them. */
export interface Staleness {
  translations: Translation[];
  lock: Lock;
  stale: Translation[];
}

/** Reads the project that stands in `root`. Without a lock file, nothing is stale. */
export function readStaleness(root: string): Staleness {
  const path = join(root, lockFile);
  const lock = existsSync(path) ? readLock(readFileSync(path, 'utf8')) : {};
  const translations = findTranslations(readProjectFiles(root));
  return { translations, lock, stale: translations.filter((translation) => isStale(translation, lock)) };
}

/** Notes all that is up to date, and of what is stale that which `accepts` names. */
export function saveLock(
  root: string,
  { lock, translations }: Staleness,
  accepts: (stale: Translation) => boolean,
): void {
  writeFileSync(join(root, lockFile), writeLock(updateLock(lock, translations, accepts)));
}

/** What a build for publishing says of stale translations if the setting `CONTENT_STALE` is `fail`; undefined if it may go on. */
export function staleRefusal(root: string, setting: string | undefined): string | undefined {
  if (setting !== 'fail') return undefined;
  const { stale } = readStaleness(root);
  return stale.length > 0
    ? `${stale.length} translations are older than their English texts; npm run content:stale lists them.`
    : undefined;
}
