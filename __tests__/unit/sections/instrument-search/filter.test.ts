import {
  assetClasses,
  classIn,
  maxWordsLength,
  readWords,
  writeWords,
} from '../../../../src/sections/instrument-search/filter';

describe('the class in an address', () => {
  it.each(assetClasses)('is the fragment “%s”', (assetClass) => {
    expect(classIn(assetClass)).toBe(assetClass);
  });

  it.each(['', 'all', 'bonds', 'instrument-search'])('is none in “%s”', (fragment) => {
    expect(classIn(fragment)).toBe('all');
  });
});

describe('the words in an address', () => {
  it('are no more than fit into the field', () => {
    expect(readWords(`?q=${'gold+'.repeat(5000)}`)).toHaveLength(maxWordsLength);
  });

  it('leave the rest of the query alone', () => {
    expect(writeWords('?ref=mail&q=old', 'gold')).toBe('?ref=mail&q=gold');
    expect(writeWords('?ref=mail&q=old', ' ')).toBe('?ref=mail');
    expect(writeWords('?q=gold', '')).toBe('');
  });
});
