import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { didYouMean, distance } from '../../../../src/sections/instrument-search/did-you-mean';
import { wordsOf } from '../../../../src/sections/instrument-search/folded';
import { partsOf } from '../../../../src/sections/instrument-search/matched';
import { findRanked } from '../../../../src/sections/instrument-search/rank';

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
});

describe('what is marked', () => {
  it.each([
    ['Goldman Sachs', 'gold', '[Gold]man Sachs'],
    ['L’Oréal', 'oreal', 'L’[Oréal]'],
    ['EUR/USD', 'eurusd', '[EUR/USD]'],
    ['Bank of America', 'of', 'Bank [of] America'],
    ['Euro / US Dollar', 'us euro', '[Euro] / [US] Dollar'],
    ['Alphabet', 'bet', 'Alpha[bet]'],
    ['Gold', 'xau', 'Gold'],
  ])('in “%s” for “%s”', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
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
