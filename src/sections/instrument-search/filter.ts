/** The classes that `types.graphql` names. */
export type AssetClass = Queries.AssetClass;

/** One of the things that can be traded, its name in the page's language. */
export type Instrument = Queries.InstrumentSearchSectionFragment['instruments'][number];

/** One key for each class, in the order in which they are listed; the type makes a missing one an error. */
const listed: Record<AssetClass, true> = { stocks: true, crypto: true, forex: true, indices: true, commodities: true };

/** `Object.keys` has the type `string[]`, whatever the object. */
export const assetClasses = Object.keys(listed) as AssetClass[];

/** What a visitor looks for: words in name or symbol, within one class or all. */
export interface Filter {
  words: string;
  assetClass: AssetClass | 'all';
}

/** The class that the fragment of an address names; any other fragment counts as all. */
export const classIn = (fragment: string): Filter['assetClass'] =>
  assetClasses.find((assetClass) => assetClass === fragment) ?? 'all';

/** Longer than any name; the time that a search takes grows with the square of its length. */
export const maxWordsLength = 64;

/** The words in a query string such as `?q=gold`. */
export const readWords = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, maxWordsLength);

/** The query string with the words set and all other parameters kept. Empty, or beginning with `?`. */
export function writeWords(search: string, words: string): string {
  const query = new URLSearchParams(search);
  query.delete('q');
  if (words.trim()) query.set('q', words.trim());
  const text = query.toString();
  return text && `?${text}`;
}
