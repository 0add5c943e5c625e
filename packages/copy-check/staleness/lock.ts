import type { Translation } from './translations';

/** By language and position, the hashes `english:own` of translations that were last up to date. */
export type Lock = Record<string, Record<string, string[]>>;

/** `content/translations.lock.json`. */
export const lockFile = 'content/translations.lock.json';

/** Parses what `writeLock` wrote. */
export const readLock = (json: string): Lock => JSON.parse(json) as Lock;

/** The list of pairs that were accepted in the editing interface, since the lock was last updated. */
export const acceptedList = 'translations';

/** Serialises the lock sorted, one pair per line, so that Git can merge changes. */
export function writeLock(lock: Lock): string {
  const sorted = Object.fromEntries(
    Object.keys(lock)
      .sort()
      .map((locale) => [
        locale,
        Object.fromEntries(
          Object.entries(lock[locale] ?? {})
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([place, pairs]) => [place, [...pairs].sort()]),
        ),
      ]),
  );
  return `${JSON.stringify(sorted, null, 2)}\n`;
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
