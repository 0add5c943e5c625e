import type { ContentFiles } from '../../../src/content/content-files';
import { defaultLocale, type Locale } from '../../../src/i18n/locales';
import { withLineFeeds } from '../../../src/content/yaml/raw-text';
import { originalIn, textsByPlace, translationKey } from '../project/collect-copy';
import type { CopyText, CopyTexts } from '../../../src/content/placed-text';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { countedKey } from '../../../src/i18n/plurals';
import { wordsIn } from '../text/word-list';
import { acceptedList, type Lock, ownHash, pairsAt } from './lock';

/** A translated text with its English original. */
export interface Translation {
  locale: Locale;
  /**
   * File and field of both texts, without language and list indexes, so that reordering a list does not make texts
   * stale.
   */
  key: string;
  text: CopyText;
  original: CopyText;
  /** Current hashes of both texts, as `english:translation`. */
  pair: string;
}

/** Hashes a text: the first ten hexadecimal digits of its SHA-256. */
export type Hash = (text: string) => string;

/** Normalizes a text before hashing: spaces around it, line endings and Unicode composition do not matter. */
export const asHashed = (text: string): string => withLineFeeds(text).normalize('NFC').trim();

/** All translations that have an English original. For a plural form that English lacks, the original is `other`. */
export const findTranslations = (files: ContentFiles, schema: ContentSchema, hash: Hash): Translation[] =>
  Object.values(textsByPlace(files, schema))
    .flat()
    .flatMap((texts) => translationsIn(texts, hash));

function translationsIn(texts: CopyTexts, hash: Hash): Translation[] {
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
}

/**
 * Whether the English text has changed since the translation was last up to date, and the translation has not. New and
 * changed translations count as up to date.
 */
export function isStale(translation: Translation, lock: Lock): boolean {
  const accepted = pairsAt(lock, translation);
  return !accepted.includes(translation.pair) && accepted.some((pair) => ownHash(pair) === ownHash(translation.pair));
}

/**
 * Finds stale translations. `lock` records translations that were up to date when the lock file was written. Those that
 * writers have accepted as up to date since then are in a word list, as pairs of hashes.
 */
export function stalenessOf(files: ContentFiles, schema: ContentSchema, lock: Lock, hash: Hash) {
  const accepted = new Set(wordsIn(files.words, acceptedList));
  const translations = findTranslations(files, schema, hash);
  const stale = translations.filter((translation) => isStale(translation, lock) && !accepted.has(translation.pair));
  return { translations, lock, stale };
}

export type Staleness = ReturnType<typeof stalenessOf>;
