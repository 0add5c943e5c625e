/** The classes that `types.graphql` names. */
export type AssetClass = Queries.AssetClass;

/** One key for each class, in the order in which they are listed; the type makes a missing one an error. */
const listed: Record<AssetClass, true> = { stocks: true, crypto: true, forex: true, indices: true, commodities: true };

/** `Object.keys` has the type `string[]`, whatever the object. */
export const assetClasses = Object.keys(listed) as AssetClass[];

export const isAssetClass = (value: unknown): value is AssetClass =>
  assetClasses.some((assetClass) => assetClass === value);

/** What a visitor looks for: words in name or symbol, within one class or all. */
export interface Filter {
  words: string;
  assetClass: AssetClass | 'all';
}

export const noFilter: Filter = { words: '', assetClass: 'all' };

export const isFiltering = ({ words, assetClass }: Filter): boolean => words.trim() !== '' || assetClass !== 'all';

/** Longer than any name; the time that a search takes grows with the square of its length. */
export const maxWordsLength = 64;

/** The filter in a query string such as `?q=gold&class=commodities`; an unknown class counts as all. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const assetClass = query.get('class');
  return {
    words: (query.get('q') ?? '').slice(0, maxWordsLength),
    assetClass: isAssetClass(assetClass) ? assetClass : 'all',
  };
}

/** The query string with the filter set and all other parameters kept. Empty, or beginning with `?`. */
export function writeFilter(search: string, { words, assetClass }: Filter): string {
  const query = new URLSearchParams(search);
  query.delete('q');
  query.delete('class');
  if (words.trim()) query.set('q', words.trim());
  if (assetClass !== 'all') query.set('class', assetClass);
  const text = query.toString();
  return text && `?${text}`;
}
