import { defaultLocale } from '../../src/i18n/locales';
import type { Problem } from '../../src/content/problem';
import { placeOf } from './collect-copy';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';

const contains = (text: string, name: string): boolean => {
  const index = maskReferences(text, ' ').indexOf(name);
  return (
    index >= 0 && !/[\p{L}\d]/u.test(text.charAt(index - 1)) && !/[\p{L}\d]/u.test(text.charAt(index + name.length))
  );
};

/** Names that are not translated, such as those of products, and are in an English text but not in its translation. */
export function checkGlossary(texts: readonly CopyText[], names: readonly string[]): Problem[] {
  const english = new Map(texts.filter(({ locale }) => locale === defaultLocale).map((text) => [placeOf(text), text]));
  return texts.flatMap((text) => {
    const original = english.get(placeOf(text));
    if (!original) return [];
    return names
      .filter((name) => original.value.includes(name) && !text.value.includes(name) && contains(original.value, name))
      .map((name) =>
        text.problem(
          `“${name}” stands in the English text and is never translated (content/words/voice), but is missing here.`,
        ),
      );
  });
}
