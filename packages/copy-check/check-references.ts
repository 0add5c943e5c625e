import { type Difference, problemsOf } from '../../src/content/differences';
import { placeholdersIn } from '../../src/content/placeholders';
import type { Problem } from '../../src/content/problem';
import { originalIn } from './collect-copy';
import { compareMarks } from './compare-marks';
import type { CopyText } from './copy-text';

const references = {
  /** Treats `{{stocksPlus}}` like `{{stocks}}`, and ignores the company's name, which grammar may add or omit. */
  Figures: (text: string) =>
    placeholdersIn(text)
      .map((name) => name.replace(/Plus$/, ''))
      .filter((name) => name !== 'company'),
  Links: (text: string) => [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target]) => String(target)),
};

/** Translated texts with other figures or links than the English ones. */
export function checkReferences(texts: readonly CopyText[]): Problem[] {
  const originalOf = originalIn(texts);
  const differences = new Map<CopyText, Difference[][]>();
  for (const text of texts) {
    const original = originalOf(text);
    if (!original || text === original) continue;
    differences.set(original, [...(differences.get(original) ?? []), compareMarks(original, text, references)]);
  }
  return [...differences.values()].flatMap(problemsOf);
}
