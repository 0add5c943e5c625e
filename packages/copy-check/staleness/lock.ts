import type { Locale } from '../../../src/i18n/locales';

/**
 * The lock file of translations. For each language and key, it has pairs of hashes, `english:translation`, of texts
 * that were up to date.
 */
export type Lock = Record<string, Record<string, string[]>>;

export const lockFile = 'content/translations.lock.json';

/**
 * Name of the list of translations that were accepted in the CMS since the lock file was last updated.
 */
export const acceptedList = 'translations';

/** Serialises the lock file: sorted, with one pair of hashes per line, so that Git can merge changes. */
export function writeLock(lock: Lock): string {
  const sorted = <Value>(group: Record<string, Value>): [string, Value][] =>
    Object.entries(group).sort(([one], [other]) => (one < other ? -1 : 1));
  const inOrder = sorted(lock).map(([locale, byKey]) => [
    locale,
    Object.fromEntries(sorted(byKey).map(([key, pairs]) => [key, [...pairs].sort()])),
  ]);
  return `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
}

/** The hash pairs `english:translation` that the lock file lists for a translation; empty if it lists none. */
export const pairsAt = (lock: Lock, { locale, key }: { locale: Locale; key: string }): string[] =>
  lock[locale]?.[key] ?? [];

/** The hash of the translation in a pair `english:translation`. */
export const ownHash = (pair: string): string => pair.slice(pair.indexOf(':') + 1);
