import { defaultLocale } from '../src/i18n/locales';
import type { Problem } from '../src/content/problem';
import { placeOf } from './collect-copy';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';

const contains = (text: string, term: string): boolean => {
  const index = maskReferences(text, ' ').indexOf(term);
  return (
    index >= 0 && !/[\p{L}\d]/u.test(text.charAt(index - 1)) && !/[\p{L}\d]/u.test(text.charAt(index + term.length))
  );
};

/** Terms that no language translates, such as names of products, which stand in an English text but not in its translation. */
export function checkGlossary(texts: readonly CopyText[], terms: readonly string[]): Problem[] {
  const english = new Map(texts.filter(({ locale }) => locale === defaultLocale).map((text) => [placeOf(text), text]));
  return texts.flatMap((text) => {
    const original = english.get(placeOf(text));
    if (!original) return [];
    return terms
      .filter((term) => contains(original.value, term) && !text.value.includes(term))
      .map((term) =>
        text.problem(
          `“${term}” stands in the English text and is never translated (content/words/glossary.txt), but is missing here.`,
        ),
      );
  });
}
