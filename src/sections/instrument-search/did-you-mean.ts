import editDistance from 'damerau-levenshtein';
import { allReadingsOf, findRanked, type Searchable } from './rank';

/**
 * Returns the highest edit distance at which a known word is suggested for a typed one: how many letters may be
 * changed, added, removed, or swapped with the next. Short words allow fewer, since a few edits turn them into
 * different words.
 */
const toleranceOf = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  if (vocabulary.some((known) => known.includes(word))) return word;
  let best: string | undefined;
  let least = toleranceOf(word) + 1;
  for (const known of vocabulary) {
    const away = Math.abs(known.length - word.length) < least ? editDistance(word, known).steps : least;
    if (away < least) [best, least] = [known, away];
  }
  return best;
}

/**
 * Returns up to three instruments to suggest after a search without results: the best matches when each searched word
 * is replaced by the most similar known word.
 */
export function didYouMean<Instrument extends Searchable>(
  instruments: readonly Instrument[],
  words: readonly string[],
  locale: string,
): Instrument[] {
  const readings = instruments.map(allReadingsOf).flatMap(({ names, symbols }) => [...names, ...symbols]);
  const vocabulary = [...new Set(readings.flatMap((text) => text.split(' ')))];
  const corrected = words.map((word) => nearest(word, vocabulary));
  if (!corrected.every((word) => word !== undefined)) return [];
  return findRanked(instruments, corrected, locale)
    .slice(0, 3)
    .map(({ instrument }) => instrument);
}
