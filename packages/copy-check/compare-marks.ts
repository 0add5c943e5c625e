import type { Difference } from '../../src/content/differences';
import { quoteAll } from '../../src/content/problem';
import type { CopyText } from './copy-text';

/** What is called so, in a text. */
type Find = (text: string) => string[];

/** How a translation differs from English in what both must have, whatever its order. */
export function compareMarks(original: CopyText, translation: CopyText, marks: Record<string, Find>): Difference[] {
  return Object.entries(marks).flatMap(([what, find]) => {
    const [theirs, ours] = [original, translation].map(({ value }) => quoteAll(new Set(find(value).sort())) || 'none');
    const message = (here = '', there = '', where: string): string =>
      `${what} differ: ${here} here, ${there} in ${where}. They must be the same in every language.`;
    if (theirs === ours) return [];
    return {
      inTranslation: translation.problem(message(ours, theirs, original.file)),
      inEnglish: original.problem(message(theirs, ours, 'every translation')),
    };
  });
}
