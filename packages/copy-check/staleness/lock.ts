import type { Translation } from './translations';

/** By language and key, the hashes `english:own` of translations that were last up to date. */
export type Lock = Record<string, Record<string, string[]>>;

export const lockFile = 'content/translations.lock.json';

/** The list of pairs that were accepted in the editing interface, since the lock was last updated. */
export const acceptedList = 'translations';

/** Serialises the lock sorted, one pair per line, so that Git can merge changes. */
export function writeLock(lock: Lock): string {
  const sorted = <Value>(group: Record<string, Value>): [string, Value][] =>
    Object.entries(group).sort(([one], [other]) => (one < other ? -1 : 1));
  const inOrder = sorted(lock).map(([locale, byKey]) => [
    locale,
    Object.fromEntries(sorted(byKey).map(([key, pairs]) => [key, [...pairs].sort()])),
  ]);
  return `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
}

/** The pairs that are noted for a translation. */
export const pairsAt = (lock: Lock, { locale, key }: Translation): string[] => lock[locale]?.[key] ?? [];

/** The hash of the translated text in a pair. */
export const ownHash = (pair: string): string => pair.slice(pair.indexOf(':') + 1);
