import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { didYouMean, distance } from '../../../../src/sections/instrument-search/did-you-mean';
import { fold, wordsOf } from '../../../../src/sections/instrument-search/folded';
import { partsOf } from '../../../../src/sections/instrument-search/matched';
import { findRanked, rankOf, ranks } from '../../../../src/sections/instrument-search/rank';

interface Written {
  symbol: string;
  name: string | { en: string; fr: string };
}

const written = parse(readFileSync('content/settings/instruments.yaml', 'utf8')) as Written[];
const catalogueIn = (locale: 'en' | 'fr') =>
  written.map(({ symbol, name }) => ({ symbol, name: typeof name === 'string' ? name : name[locale] }));
const catalogue = catalogueIn('en');

const search = (typed: string, instruments = catalogue) =>
  findRanked(instruments, wordsOf(typed), 'en').map(({ instrument }) => instrument.name);
const suggest = (typed: string) => didYouMean(catalogue, wordsOf(typed), 'en').map(({ name }) => name);
const marked = (text: string, typed: string) =>
  partsOf(text, wordsOf(typed))
    .map((part, index) => (index % 2 ? `[${part}]` : part))
    .join('');

const instrument = fc.constantFrom(...catalogue);
/** A visitor's input: a piece of a name or symbol. */
const piece = instrument
  .chain(({ name, symbol }) => fc.constantFrom(name, symbol))
  .chain((text) => fc.tuple(fc.nat(text.length - 1), fc.nat(text.length), fc.constant(text)))
  .map(([start, length, text]) => text.slice(start, start + length + 1))
  .filter((text) => wordsOf(text).length > 0);

describe('what is found', () => {
  it.each([
    ['gold', ['Gold', 'Goldman Sachs']],
    ['bn', ['Danone', 'BNB', 'BNP Paribas', 'Airbnb']],
    ['oreal', ['L’Oréal']],
    ["l'oréal", ['L’Oréal']],
    ['eurusd', ['Euro / US Dollar']],
    ['EUR/USD', ['Euro / US Dollar']],
    ['usd eur', ['Euro / US Dollar']],
    ['tmobile', ['T-Mobile US']],
    ['euro platinum', []],
  ])('for “%s” has the best match first', (typed, names) => {
    expect(search(typed).slice(0, 4)).toEqual(names);
  });

  it('has an exact name before an exact symbol', () => {
    expect(search('or', catalogueIn('fr')).slice(0, 2)).toEqual(['Or', 'L’Oréal']);
  });

  it('has words that begin so before words with it inside', () => {
    const [first, second] = [
      { symbol: 'X', name: 'Air Bnb' },
      { symbol: 'Y', name: 'Airbnb' },
    ];
    expect(search('bnb', [second, first])).toEqual(['Air Bnb', 'Airbnb']);
  });

  it('begins with the instrument whose name or symbol was typed', () => {
    fc.assert(
      fc.property(instrument, ({ name, symbol }) => {
        expect(search(name)[0]).toBe(name);
        const [best] = findRanked(catalogue, wordsOf(symbol), 'en');
        expect(best?.rank).toMatch(/^exact/);
      }),
    );
  });

  it('is in the order of the ranks, with everything that matches once and nothing else', () => {
    fc.assert(
      fc.property(piece, (typed) => {
        const found = findRanked(catalogue, wordsOf(typed), 'en');
        const order = found.map(({ rank }) => ranks.indexOf(rank));
        expect(order).toEqual([...order].sort());
        expect(new Set(found.map((one) => one.instrument))).toEqual(
          new Set(catalogue.filter((one) => rankOf(one, wordsOf(typed)))),
        );
        expect(found).not.toEqual([]);
      }),
    );
  });
});

describe('what is marked', () => {
  it.each([
    ['Goldman Sachs', 'gold', '[Gold]man Sachs'],
    ['L’Oréal', 'oreal', 'L’[Oréal]'],
    ['EUR/USD', 'eurusd', '[EUR/USD]'],
    ['Bank of America', 'of', 'Bank [of] America'],
    ['Euro / US Dollar', 'us euro', '[Euro] / [US] Dollar'],
    ['Alphabet', 'bet', 'Alpha[bet]'],
    ['Boston Beta', 'b', '[B]oston Beta'],
    ['Abba B', 'b', 'Abba [B]'],
    ['Gold', 'xau', 'Gold'],
  ])('in “%s” for “%s”', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('leaves every letter in its place, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        expect(partsOf(text, wordsOf(typed)).join('')).toBe(text);
      }),
    );
  });
});

describe('what may have been meant', () => {
  it.each([
    ['glod', 'Gold'],
    ['appel', 'Apple'],
    ['micorsoft', 'Microsoft'],
    ['bitcion', 'Bitcoin'],
    ['austalian frnac', 'Australian Dollar / Swiss Franc'],
  ])('by “%s” is %s', (typed, name) => {
    expect(suggest(typed)).toContain(name);
  });

  it.each(['qqqqqq', '漢字'])('by “%s” is nothing', (typed) => {
    expect(suggest(typed)).toEqual([]);
  });

  it('is counted in letters changed, added, dropped or swapped', () => {
    expect(['gold', 'glod', 'gld', 'golds', 'bold', 'old', 'silver'].map((word) => distance('gold', word))).toEqual([
      0, 1, 1, 1, 1, 1, 5,
    ]);
  });
});

it('a folded text stays as it is when folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { text: once, origin } = fold(text);
      expect(origin).toHaveLength(once.length);
      expect(fold(once).text).toBe(once);
    }),
  );
});
