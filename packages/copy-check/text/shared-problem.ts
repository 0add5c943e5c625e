import type { Problem } from '../../../src/content/problem';

/**
 * Files that are being edited: in the CMS the files of the open form, otherwise those that `touchedFiles` returns. A
 * mistake that involves several files is reported in a file that is being edited.
 */
export type Touched = ReadonlySet<string>;

/**
 * One problem for a mistake that involves several texts. It is reported at the last text in a touched file; if no text
 * is in such a file, at the text with the number `index`. `message` is called with the other texts.
 */
export function sharedProblem(
  places: readonly Problem[],
  index: number,
  touched: Touched,
  message: (others: readonly Problem[]) => string,
): Problem[] {
  const chosen = places.findLast(({ file }) => touched.has(file)) ?? places[index];
  const others = places.filter((place) => place !== chosen);
  return chosen ? [{ ...chosen, message: message(others) }] : [];
}
