import { fold, joinWords } from './folded';
import { findRanked, type Searchable } from './rank';

/** Edit distance between two words: letters changed, added, removed, or swapped with the next. */
function distance(from: string, to: string): number {
  let previous: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_cell, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const differs = from[line - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
      next[column] = Math.min(
        row[column]! + 1,
        next[column - 1]! + 1,
        row[column - 1]! + differs,
        swapped ? previous[column - 2]! + 1 : Infinity,
      );
    }
    [previous, row] = [row, next];
  }
  return row[to.length]!;
}

/** The edit distance accepted for a word. With two letters changed, a short word is a different word. */
const toleranceOf = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  if (vocabulary.some((known) => known.includes(word))) return word;
  let best: string | undefined;
  let least = toleranceOf(word) + 1;
  for (const known of vocabulary) {
    const away = Math.abs(known.length - word.length) < least ? distance(word, known) : least;
    if (away < least) [best, least] = [known, away];
  }
  return best;
}

/** Suggestions for a search without results: the first instruments that contain the most similar words. */
export function didYouMean<Instrument extends Searchable>(
  instruments: readonly Instrument[],
  words: readonly string[],
  locale: string,
): Instrument[] {
  const vocabulary = instruments.flatMap(({ name, symbol }) =>
    [fold(name), fold(symbol)].flatMap((folded) => [...folded.text.split(' '), joinWords(folded).text]),
  );
  const corrected = words.map((word) => nearest(word, vocabulary));
  if (!corrected.every((word) => word !== undefined)) return [];
  return findRanked(instruments, corrected, locale)
    .slice(0, 3)
    .map(({ instrument }) => instrument);
}
