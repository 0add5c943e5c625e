import type { Translation } from './translations';

/** By language and place, the pairs of hashes, `english:own`, of translations that were found to match. */
export type Lock = Record<string, Record<string, string[]>>;

/** `content/translations.lock.json`. */
export const lockFile = 'content/translations.lock.json';

export const readLock = (json: string): Lock => JSON.parse(json) as Lock;

/** Sorted throughout, one pair a line: two people's changes merge. */
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
 * Whether a translation is as it was when it last matched, and its English text is not.
 * One that has changed since, or is new, counts as up to date.
 */
export function isStale(translation: Translation, lock: Lock): boolean {
  const accepted = pairsAt(lock, translation);
  return !accepted.includes(translation.pair) && accepted.some((pair) => ownHash(pair) === ownHash(translation.pair));
}

/** Whether a stale translation is right as it is. */
export type Accepts = (stale: Translation) => boolean;

/** The lock after everything up to date has been noted, and what is gone has been dropped; stale translations stay so unless `accepts` says otherwise. */
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
