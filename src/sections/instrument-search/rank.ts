import { readingsOf, textOf } from './folded';

/** The parts of an instrument in which the search looks for words. */
export interface Searchable {
  symbol: string;
  name: string;
}

/** How well an instrument matches the searched words, from best to worst. */
const ranks = ['exactName', 'exactSymbol', 'beginning', 'wordBeginnings', 'within'] as const;

type Rank = (typeof ranks)[number];

interface Readings {
  names: readonly string[];
  symbols: readonly string[];
}

const known = new WeakMap<Searchable, Readings>();

/** Returns all readings of an instrument's name and symbol, such as `eur usd` and `eurusd`. */
export function allReadingsOf(instrument: Searchable): Readings {
  const read = (text: string) => readingsOf(text).map(textOf);
  const readings = known.get(instrument) ?? { names: read(instrument.name), symbols: read(instrument.symbol) };
  known.set(instrument, readings);
  return readings;
}

/** Returns how well an instrument matches; undefined if a searched word is neither in its name nor in its symbol. */
function rankOf(instrument: Searchable, words: readonly string[]): Rank | undefined {
  const { names, symbols } = allReadingsOf(instrument);
  const texts = [...names, ...symbols];
  const phrase = words.join(' ');
  if (!words.every((word) => texts.some((text) => text.includes(word)))) return undefined;
  if (names.includes(phrase)) return 'exactName';
  if (symbols.includes(phrase)) return 'exactSymbol';
  if (texts.some((text) => text.startsWith(phrase))) return 'beginning';
  if (words.every((word) => texts.some((text) => ` ${text}`.includes(` ${word}`)))) return 'wordBeginnings';
  return 'within';
}

export interface Found<Instrument extends Searchable> {
  instrument: Instrument;
  rank: Rank;
}

/** Returns the matching instruments, best match first; equal matches are sorted by name. */
export function findRanked<Instrument extends Searchable>(
  instruments: readonly Instrument[],
  words: readonly string[],
  locale: string,
): Found<Instrument>[] {
  return instruments
    .flatMap((instrument) => {
      const rank = rankOf(instrument, words);
      return rank ? [{ instrument, rank }] : [];
    })
    .sort(
      (one, other) =>
        ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
        one.instrument.name.localeCompare(other.instrument.name, locale),
    );
}
