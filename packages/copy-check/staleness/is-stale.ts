import type { ContentFiles } from '../../../src/content/content-files';
import { type Lock, ownHash, pairsAt } from './lock';
import { findTranslations, type Hash, type Translation } from './translations';

/**
 * Whether the English text has changed since a translation was last up to date, and the translation has not.
 * A new or changed translation counts as up to date.
 */
export function isStale(translation: Translation, lock: Lock): boolean {
  const accepted = pairsAt(lock, translation);
  return !accepted.includes(translation.pair) && accepted.some((pair) => ownHash(pair) === ownHash(translation.pair));
}

/** Compares a project's translations with the lock, and with the pairs that were accepted since. */
export function stalenessOf(files: ContentFiles, lock: Lock, accepted: ReadonlySet<string>, hash: Hash) {
  const translations = findTranslations(files, hash);
  const stale = translations.filter((translation) => isStale(translation, lock) && !accepted.has(translation.pair));
  return { translations, lock, stale };
}

export type Staleness = ReturnType<typeof stalenessOf>;
