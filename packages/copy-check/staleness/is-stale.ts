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
 * Finds stale translations. `accepted` has the hashes of those that count as up to date although `lock`, the content of
 * the lock file, does not yet record it.
 */
export function stalenessOf(files: ContentFiles, lock: Lock, accepted: ReadonlySet<string>, hash: Hash) {
  const translations = findTranslations(files, hash);
  const stale = translations.filter((translation) => isStale(translation, lock) && !accepted.has(translation.pair));
  return { translations, lock, stale };
}

export type Staleness = ReturnType<typeof stalenessOf>;
