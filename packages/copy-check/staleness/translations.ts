import { defaultLocale, type Locale } from '../../../src/i18n/locales';
import { originalIn, placeOf, textsOfProject } from '../collect-copy';
import type { CopyText } from '../copy-text';
import { countedKey } from '../plurals';
import type { TranslatedFiles } from '../project-files';

/** A translated text with its English original. */
export interface Translation {
  locale: Locale;
  /** Position of both, without language and list indexes, so that reordering a list does not make texts stale. */
  place: string;
  text: CopyText;
  original: CopyText;
  /** Current hashes of both, `english:own`. */
  pair: string;
}

/** The first ten hexadecimal digits of the SHA-256 of a text, trimmed. */
export type Hash = (text: string) => string;

/** All translated texts that have an English original; that of a plural form that English lacks is `other`. */
export function findTranslations(files: TranslatedFiles, hash: Hash): Translation[] {
  const texts = textsOfProject(files);
  const originalOf = originalIn(texts);
  return texts.flatMap((text) => {
    const other = { ...text, field: `${countedKey(text.field) ?? text.field}_other` };
    const original = originalOf(text) ?? originalOf(other);
    if (!original || text.locale === defaultLocale) return [];
    const place = placeOf(text).replace(/\[\d+\]/g, '[]');
    return { locale: text.locale, place, text, original, pair: `${hash(original.value)}:${hash(text.value)}` };
  });
}
