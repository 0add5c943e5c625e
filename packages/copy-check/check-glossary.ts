import type { Problem } from '../../src/content/problem';
import { wholeWords } from './check-terms';
import { originalIn } from './collect-copy';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';

/** Names that are not translated, such as those of products, and are in an English text but not in its translation. */
export function checkGlossary(texts: readonly CopyText[], names: readonly string[]): Problem[] {
  const originalOf = originalIn(texts);
  const patterns = names.map((name) => ({ name, pattern: wholeWords(name, 'u') }));
  return texts.flatMap((text) => {
    const original = originalOf(text)?.value ?? '';
    return patterns
      .filter(({ name }) => original.includes(name) && !text.value.includes(name))
      .filter(({ pattern }) => pattern.test(maskReferences(original, ' ')))
      .map(({ name }) =>
        text.problem(
          `“${name}” stands in the English text and is never translated (content/words/voice), but is missing here.`,
        ),
      );
  });
}
