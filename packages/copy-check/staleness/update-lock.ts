import { isStale, type Translation } from './find-stale';
import { type Lock, ownHash, pairsAt } from './lock';

/** Whether to mark a stale translation as up to date. */
export type Accepts = (stale: Translation) => boolean;

/**
 * Returns the updated lock file: adds translations that are up to date or for which `accepts` returns true, and removes
 * translations that no longer exist.
 */
export function updateLock(lock: Lock, translations: readonly Translation[], accepts: Accepts): Lock {
  const updated: Lock = {};
  for (const translation of translations) {
    const isLeft = isStale(translation, lock) && !accepts(translation);
    const kept = isLeft
      ? pairsAt(lock, translation).filter((pair) => ownHash(pair) === ownHash(translation.pair))
      : [translation.pair];
    const byKey = (updated[translation.locale] ??= {});
    byKey[translation.key] = [...new Set([...(byKey[translation.key] ?? []), ...kept])];
  }
  return updated;
}
