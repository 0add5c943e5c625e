import { defaultLocale, type Locale } from '../../../src/i18n/locales';
import { placeOf, textsOfProject } from '../collect-copy';
import type { CopyText } from '../copy-text';
import { countedKey } from '../plurals';
import type { TranslatedFiles } from '../project-files';

/** A translated text with its English original. */
export interface Match {
  locale: Locale;
  /** Position of both, without language and list indexes, so that reordering a list does not make texts stale. */
  place: string;
  text: CopyText;
  original: CopyText;
}

export interface Translation extends Match {
  /** Current hashes of both, `english:own`. */
  pair: string;
}

/** Joins two hashes: the first ten hexadecimal digits of the SHA-256 of each text, trimmed. */
export const pairOf = (english: string, own: string): string => `${english}:${own}`;

/** The position of the English original; for plural forms that English lacks, that of `other`. */
const originalPlaces = (place: string): string[] => [place, `${countedKey(place) ?? place}_other`];

/** All translated texts that have an English original. */
export function matchTranslations(files: TranslatedFiles): Match[] {
  const texts = textsOfProject(files);
  const english = new Map(texts.filter(({ locale }) => locale === defaultLocale).map((text) => [placeOf(text), text]));
  return texts.flatMap((text) => {
    if (text.locale === defaultLocale) return [];
    const place = placeOf(text);
    const original = originalPlaces(place)
      .map((candidate) => english.get(candidate))
      .find(Boolean);
    if (!original) return [];
    return [{ locale: text.locale, place: place.replace(/\[\d+\]/g, '[]'), text, original }];
  });
}
