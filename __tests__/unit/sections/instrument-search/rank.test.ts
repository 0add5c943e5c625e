import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { didYouMean } from '../../../../src/sections/instrument-search/did-you-mean';
import { wordsOf } from '../../../../src/sections/instrument-search/folded';
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
});
