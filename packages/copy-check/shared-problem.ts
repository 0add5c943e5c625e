import type { Problem } from '../../src/content/problem';

/** The files that are being edited: a mistake that several files make together is reported in one of them. */
export type Touched = ReadonlySet<string>;

/**
 * One problem for a mistake that several places make together. It stands at the last place in a touched file, or else at the
 * one at `index`. `message` gets the others.
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
