import fc from 'fast-check';
import {
  assetClasses,
  type Filter,
  isFiltering,
  maxWordsLength,
  noFilter,
  readFilter,
  writeFilter,
} from '../../../../src/sections/instrument-search/filter';

const searching = (words: string, assetClass: Filter['assetClass'] = 'all'): Filter => ({ words, assetClass });

describe('a filter', () => {
  it('filters once it has words or a class', () => {
    expect(isFiltering(noFilter)).toBe(false);
    expect(isFiltering(searching('  '))).toBe(false);
    expect(isFiltering(searching('gold'))).toBe(true);
    expect(isFiltering(searching('', 'crypto'))).toBe(true);
  });
});

describe('a filter in an address', () => {
  it('is read from q and class', () => {
    expect(readFilter('?q=gold+bar&class=commodities')).toEqual({ words: 'gold bar', assetClass: 'commodities' });
  });

  it.each(['', '?class=', '?class=bonds', '?class=all'])('is none in “%s”', (search) => {
    expect(readFilter(search)).toEqual(noFilter);
  });

  it('has no more words than fit into the field', () => {
    expect(readFilter(`?q=${'gold+'.repeat(5000)}`).words).toHaveLength(maxWordsLength);
  });

  it('leaves the rest of the query alone', () => {
    expect(writeFilter('?ref=mail&q=old', searching('gold'))).toBe('?ref=mail&q=gold');
    expect(writeFilter('?ref=mail&q=old&class=forex', noFilter)).toBe('?ref=mail');
    expect(writeFilter('?q=gold', noFilter)).toBe('');
  });

  it('comes back as it went, but for space around it', () => {
    const filter = fc.record({
      words: fc.string({ maxLength: maxWordsLength }),
      assetClass: fc.constantFrom('all' as const, ...assetClasses),
    });
    fc.assert(
      fc.property(filter, ({ words, assetClass }) => {
        const read = readFilter(writeFilter('', { words, assetClass }));
        expect(read).toEqual({ words: words.trim(), assetClass });
      }),
    );
  });
});
