import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles, readSchema } from '../../../src/content/content-files';
import { groupBy } from '../../../src/content/group-by';
import { wordListFile } from '../text/word-list';
import { type Hash, type Staleness, stalenessOf, type Translation } from './find-stale';
import { acceptedList, type Lock, lockFile, writeLock } from './lock';
import { type Accepts, updateLock } from './update-lock';

export const hash: Hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

const listFile = wordListFile(acceptedList);

const readIn = (root: string, file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** Reads the lock file of translations in the project `root`. Without the file, no translation is stale. */
export function readLockIn(root: string): Lock {
  try {
    // The type assertion is right, since `writeLock` has made the text of the file.
    return JSON.parse(readIn(root, lockFile) ?? '{}') as Lock;
  } catch {
    throw new Error(
      `${lockFile} cannot be read, perhaps after a merge: restore one of its versions, then run npm run content:stale -- sync.`,
    );
  }
}

/** Finds the stale translations of the project `root`; `files` are its files if they have been read already. */
export const readStaleness = (root: string, files = readContentFiles(root)): Staleness =>
  stalenessOf(files, readSchema('.'), readLockIn(root), hash);

/**
 * Writes the updated lock file. A stale translation counts as up to date if `accepts` returns true for it, or if it is
 * in the list of accepted translations. Then empties this list.
 */
export function saveLock(root: string, { lock, translations, stale }: Staleness, accepts: Accepts): void {
  const updated = updateLock(lock, translations, (translation) => !stale.includes(translation) || accepts(translation));
  writeFileSync(join(root, lockFile), writeLock(updated));
  const notes = readIn(root, listFile)?.match(/^#.*\n/gm) ?? [];
  if (readIn(root, listFile)) writeFileSync(join(root, listFile), notes.join(''));
}

/**
 * Returns why a build for publishing must stop, if translations are stale and `CONTENT_STALE` is `fail`; otherwise
 * undefined.
 */
export function staleRefusal(staleness: () => Staleness, setting: string | undefined): string | undefined {
  if (setting !== 'fail') return undefined;
  const { stale } = staleness();
  return stale.length > 0
    ? `${stale.length} translations are older than their English texts; npm run content:stale lists them.`
    : undefined;
}

/** Formats a stale translation: its location, its current English text, and its own text. */
function noteOn({ text, original }: Translation): string {
  const { file, line, field } = text.problem('');
  return `\n${file}:${line} ${field}\n  in English now: ${original.value}\n  here:           ${text.value}`;
}

/**
 * Formats the note about stale translations below the report of the content check; empty if no translation is stale.
 */
export const staleNote = (stale: readonly Translation[]): string =>
  stale.length === 0
    ? ''
    : [
        `\nNote: ${stale.length} translated texts are older than their English.`,
        ...stale.map(noteOn),
        '\nUpdate the translations, or accept one as it is: npm run content:stale -- accept de content/de/trade/faq.md',
      ].join('\n');

/** Stale translations by file, for the GraphQL field `Page.stale`. */
export const staleTexts = ({ stale }: Staleness): ReadonlyMap<string, readonly Queries.StaleText[]> =>
  groupBy(
    stale.map(({ text: { file, field, value }, original }) => ({ file, field, text: value, english: original.value })),
    ({ file }) => file,
  );
