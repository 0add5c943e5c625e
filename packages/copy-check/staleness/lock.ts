import type { TranslatedFiles } from '../project-files';
import { findTranslations, type Hash, type Translation } from './translations';

/** By language and position, the hashes `english:own` of translations that were last up to date. */
export type Lock = Record<string, Record<string, string[]>>;

/** `content/translations.lock.json`. */
export const lockFile = 'content/translations.lock.json';

/** The list of pairs that were accepted in the editing interface, since the lock was last updated. */
export const acceptedList = 'translations';

/** Serialises the lock sorted, one pair per line, so that Git can merge changes. */
export function writeLock(lock: Lock): string {
  const sorted = <Value>(group: Record<string, Value>): [string, Value][] =>
    Object.entries(group).sort(([one], [other]) => (one < other ? -1 : 1));
  const inOrder = sorted(lock).map(([locale, places]) => [
    locale,
    Object.fromEntries(sorted(places).map(([place, pairs]) => [place, [...pairs].sort()])),
  ]);
  return `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
}

const pairsAt = (lock: Lock, { locale, place }: Translation): string[] => lock[locale]?.[place] ?? [];

const ownHash = (pair: string): string => pair.slice(pair.indexOf(':') + 1);

/**
 * Whether the English text has changed since a translation was last up to date, and the translation has not.
 * A new or changed translation counts as up to date.
 */
export function isStale(translation: Translation, lock: Lock): boolean {
  const accepted = pairsAt(lock, translation);
  return !accepted.includes(translation.pair) && accepted.some((pair) => ownHash(pair) === ownHash(translation.pair));
}

/** A project's translations, and the lock of those last up to date. */
export interface Staleness {
  translations: Translation[];
  lock: Lock;
  stale: Translation[];
}

/** Compares a project's translations with the lock, and with the pairs that were accepted since. */
export function stalenessOf(files: TranslatedFiles, lock: Lock, accepted: ReadonlySet<string>, hash: Hash): Staleness {
  const translations = findTranslations(files, hash);
  const stale = translations.filter((translation) => isStale(translation, lock) && !accepted.has(translation.pair));
  return { translations, lock, stale };
}

/** Whether to mark a stale translation as up to date. */
export type Accepts = (stale: Translation) => boolean;

/**
 * The updated lock: adds translations that are up to date or accepted by `accepts`, and removes those that no longer
 * exist.
 */
export function updateLock(lock: Lock, translations: readonly Translation[], accepts: Accepts): Lock {
  const updated: Lock = {};
  for (const translation of translations) {
    const isLeft = isStale(translation, lock) && !accepts(translation);
    const kept = isLeft
      ? pairsAt(lock, translation).filter((pair) => ownHash(pair) === ownHash(translation.pair))
      : [translation.pair];
    const places = (updated[translation.locale] ??= {});
    places[translation.place] = [...new Set([...(places[translation.place] ?? []), ...kept])];
  }
  return updated;
}
