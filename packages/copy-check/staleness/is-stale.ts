import type { ContentFiles } from '../../../src/content/content-files';
import { type Lock, ownHash, pairsAt } from './lock';
import { findTranslations, type Hash, type Translation } from './translations';

/**
 * Whether the English text has changed since the translation was last up to date, and the translation has not. New and
 * changed translations count as up to date.
 */
export function isStale(translation: Translation, lock: Lock): boolean {
  const accepted = pairsAt(lock, translation);
  return !accepted.includes(translation.pair) && accepted.some((pair) => ownHash(pair) === ownHash(translation.pair));
}

/**
 * Finds stale translations. `lock` records translations that were up to date when the lock file was written. `accepted`
 * has the pairs of hashes of translations that writers have accepted as up to date since then.
 */
export function stalenessOf(files: ContentFiles, lock: Lock, accepted: ReadonlySet<string>, hash: Hash) {
  const translations = findTranslations(files, hash);
  const stale = translations.filter((translation) => isStale(translation, lock) && !accepted.has(translation.pair));
  return { translations, lock, stale };
}

export type Staleness = ReturnType<typeof stalenessOf>;
