import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectFiles } from '../project-files';
import { readWordList, wordListFile } from '../word-list';
import {
  acceptedList,
  type Accepts,
  type Lock,
  lockFile,
  type Staleness,
  stalenessOf,
  updateLock,
  writeLock,
} from './lock';
import type { Hash } from './translations';

export const hash: Hash = (text) => createHash('sha256').update(text.trim()).digest('hex').slice(0, 10);

const listFile = wordListFile(acceptedList);

const readIn = (root: string, file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** Reads the lock of the project in `root`. Without its file, nothing is stale. */
export const readLockIn = (root: string): Lock => JSON.parse(readIn(root, lockFile) ?? '{}') as Lock; // See `writeLock`.

/** Reads which pairs were accepted since the lock of the project in `root` was updated. */
export const readAcceptedIn = (root: string): ReadonlySet<string> => new Set(readWordList(readIn(root, listFile)));

export const readStaleness = (root: string): Staleness =>
  stalenessOf(readProjectFiles(root), readLockIn(root), readAcceptedIn(root), hash);

/** Writes the updated lock, with stale translations that `accepts` selects and those on the list, which is emptied. */
export function saveLock(root: string, { lock, translations, stale }: Staleness, accepts: Accepts): void {
  const updated = updateLock(lock, translations, (translation) => !stale.includes(translation) || accepts(translation));
  writeFileSync(join(root, lockFile), writeLock(updated));
  const notes = readIn(root, listFile)?.match(/^#.*\n/gm) ?? [];
  if (readIn(root, listFile)) writeFileSync(join(root, listFile), notes.join(''));
}

/** The reason to stop a build for publishing, if `CONTENT_STALE` is `fail` and translations are stale. */
export function staleRefusal(staleness: () => Staleness, setting: string | undefined): string | undefined {
  if (setting !== 'fail') return undefined;
  const { stale } = staleness();
  return stale.length > 0
    ? `${stale.length} translations are older than their English texts; npm run content:stale lists them.`
    : undefined;
}
