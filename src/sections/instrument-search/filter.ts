export type AssetClass = Queries.AssetClass;

/** An instrument that can be traded, with its name in the page's language. */
export type Instrument = Queries.InstrumentSearchSectionFragment['instruments'][number];

const listed: Record<AssetClass, true> = { stocks: true, crypto: true, forex: true, indices: true, commodities: true };

/**
 * All asset classes in their order on the page. The type assertion is needed, since TypeScript types `Object.keys` as
 * `string[]`.
 */
export const assetClasses = Object.keys(listed) as AssetClass[];

/** A search for words in the name or symbol of instruments, in one asset class or in all. */
export interface Filter {
  words: string;
  assetClass: AssetClass | 'all';
}

/** Returns the asset class in a URL's fragment; `all` for any other fragment. */
export const classIn = (fragment: string): Filter['assetClass'] =>
  assetClasses.find((assetClass) => assetClass === fragment) ?? 'all';

/**
 * Maximum number of characters of a search, more than the longest name of an instrument. The time of a search grows
 * with the square of its length.
 */
export const maxWordsLength = 64;

/** Returns the searched words in a query string such as `?q=gold`. */
export const readWords = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, maxWordsLength);
