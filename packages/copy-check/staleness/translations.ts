import type { ContentFiles } from '../../../src/content/content-files';
import { defaultLocale, type Locale } from '../../../src/i18n/locales';
import { withLineFeeds } from '../../../src/content/raw-text';
import { originalIn, textsToCompare, translationKey } from '../collect-copy';
import type { CopyText, CopyTexts } from '../../../src/content/copy-text';
import { perObject } from '../../../src/content/remember';
import { countedKey } from '../../../src/i18n/plurals';

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

/** Hashes a trimmed text: the first ten hexadecimal digits of its SHA-256. */
export type Hash = (text: string) => string;

/** Normalizes a text before hashing: line endings and Unicode composition do not matter. */
export const asHashed = (text: string): string => withLineFeeds(text).normalize('NFC');

/** All translations that have an English original. For a plural form that English lacks, the original is `other`. */
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
