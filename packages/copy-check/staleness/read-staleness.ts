import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFiles, type TranslatedFiles } from '../project-files';
import { readWordList, wordListFile } from '../word-list';
import { findTranslations } from './find-translations';
import { acceptedList, type Accepts, isStale, type Lock, lockFile, readLock, updateLock, writeLock } from './lock';
import type { Translation } from './translations';

/** A project's translations, and the lock of those last up to date. */
export interface Staleness {
  translations: Translation[];
  lock: Lock;
  stale: Translation[];
}

/** Compares a project's translations with the lock, and with the pairs that were accepted since. */
export function stalenessOf(files: TranslatedFiles, lock: Lock, accepted: ReadonlySet<string>): Staleness {
  const translations = findTranslations(files);
  const stale = translations.filter((translation) => isStale(translation, lock) && !accepted.has(translation.pair));
  return { translations, lock, stale };
}

/** Reads the lock of the project in `root`. Without its file, nothing is stale. */
export function readLockIn(root: string): Lock {
  const path = join(root, lockFile);
  return existsSync(path) ? readLock(readFileSync(path, 'utf8')) : {};
}

/** Reads which pairs were accepted since the lock of the project in `root` was updated. */
export function readAcceptedIn(root: string): ReadonlySet<string> {
  const path = join(root, wordListFile(acceptedList));
  return new Set(existsSync(path) ? readWordList(readFileSync(path, 'utf8')) : []);
}

export const readStaleness = (root: string): Staleness =>
  stalenessOf(readProjectFiles(root), readLockIn(root), readAcceptedIn(root));

/** Writes the updated lock, with stale translations that `accepts` selects and those on the list, which is emptied. */
export function saveLock(root: string, { lock, translations, stale }: Staleness, accepts: Accepts): void {
  const updated = updateLock(lock, translations, (translation) => !stale.includes(translation) || accepts(translation));
  writeFileSync(join(root, lockFile), writeLock(updated));
  emptyWordList(join(root, wordListFile(acceptedList)));
}

/** Takes all entries out of a list, if there is one. */
function emptyWordList(path: string): void {
  if (!existsSync(path)) return;
  const lines = readFileSync(path, 'utf8').split(/(?<=\n)/);
  writeFileSync(path, lines.filter((line) => line.startsWith('#')).join(''));
}

/** The reason to stop a build for publishing, if `CONTENT_STALE` is `fail` and translations are stale. */
export function staleRefusal(staleness: () => Staleness, setting: string | undefined): string | undefined {
  if (setting !== 'fail') return undefined;
  const { stale } = staleness();
  return stale.length > 0
    ? `${stale.length} translations are older than their English texts; npm run content:stale lists them.`
    : undefined;
}
