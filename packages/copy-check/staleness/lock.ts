import type { ContentFiles } from '../../../src/content/content-files';
import { defaultLocale, type Locale } from '../../../src/i18n/locales';
import { withLineFeeds } from '../../../src/content/line-endings';
import { originalIn, textsToCompare, translationKey } from '../collect-copy';
import type { CopyText, CopyTexts } from '../../../src/content/copy-text';
import { perObject } from '../../../src/content/per-object';
import { countedKey } from '../../../src/i18n/plurals';

/** A translated text with its English original. */
export interface Translation {
  locale: Locale;
  /** File and field of both, without language and list indexes, so that reordering a list does not make texts stale. */
  key: string;
  text: CopyText;
  original: CopyText;
  /** Current hashes of both, `english:own`. */
  pair: string;
}

/** The first ten hexadecimal digits of the SHA-256 of a text, trimmed. */
export type Hash = (text: string) => string;

/** A text without what says nothing: line endings, and whether an umlaut is one character or two. */
export const asHashed = (text: string): string => withLineFeeds(text).normalize('NFC');

/** All translated texts that have an English original; that of a plural form that English lacks is `other`. */
export const findTranslations = (files: ContentFiles, hash: Hash): Translation[] =>
  textsToCompare(files).flatMap((texts) => translationsIn(texts, hash));

const translationsIn = perObject((texts: CopyTexts, hash: Hash): Translation[] => {
  const originalOf = originalIn(texts);
  return texts.flatMap((text) => {
    const other = { ...text, field: `${countedKey(text.field) ?? text.field}_other` };
    const original = originalOf(text) ?? originalOf(other);
    if (!original || text.locale === defaultLocale) return [];
    const key = translationKey(text).replace(/\[\d+\]/g, '[]');
    return {
      locale: text.locale,
      key,
      text,
      original,
      pair: [original, text].map(({ value }) => hash(asHashed(value))).join(':'),
    };
  });
});

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

const pairsAt = (lock: Lock, { locale, key }: Translation): string[] => lock[locale]?.[key] ?? [];

const ownHash = (pair: string): string => pair.slice(pair.indexOf(':') + 1);

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
    const byKey = (updated[translation.locale] ??= {});
    byKey[translation.key] = [...new Set([...(byKey[translation.key] ?? []), ...kept])];
  }
  return updated;
}
