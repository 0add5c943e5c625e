import { defaultLocale } from '../../src/i18n/locales';
import type { Problem } from '../../src/content/problem';
import { originalIn } from './collect-copy';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(maskReferences(text, ' '));

/** Translated texts that equal the English ones, unless `same` lists the text as correct in all languages. */
export function findIdentical(texts: readonly CopyText[], same: ReadonlySet<string>): Set<CopyText> {
  const originalOf = originalIn(texts);
  const found = texts
    .filter(({ locale }) => locale !== defaultLocale)
    .filter((text) => originalOf(text)?.value.trim() === text.value.trim())
    .filter(({ value }) => hasWords(value) && !same.has(value.trim()));
  return new Set(found);
}

export const reportIdentical = (text: CopyText): Problem =>
  text.problem(
    'This is the English text. Translate it; if it is the same in every language, accept it: in the editor under Accepted → Texts that stay English, or in content/words/same.txt.',
  );
