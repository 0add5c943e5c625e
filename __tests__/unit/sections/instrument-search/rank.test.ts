import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { didYouMean } from '../../../../src/sections/instrument-search/did-you-mean';
import { readWords } from '../../../../src/sections/instrument-search/filter';
import { searchWords } from '../../../../src/sections/instrument-search/folded';
import { findRanked } from '../../../../src/sections/instrument-search/rank';

type Written = { symbol: string; name: string | Record<'en' | 'de' | 'fr', string> }[];

const catalogueIn = (locale: 'en' | 'de' | 'fr') =>
  (parse(readFileSync('content/settings/instruments.yaml', 'utf8')) as Written).map(({ symbol, name }) => ({
    symbol,
    name: typeof name === 'string' ? name : name[locale],
  }));
const catalogue = catalogueIn('en');

const search = (typed: string, instruments = catalogue) =>
  findRanked(instruments, searchWords(typed), 'en').map(({ instrument }) => instrument.name);

it.each([
  ['gold', ['Gold', 'Goldman Sachs']],
  ['bn', ['Danone', 'BNB', 'BNP Paribas', 'Airbnb']],
  ['oreal', ['L’Oréal']],
  ['eurusd', ['Euro / US Dollar']],
  ['EUR/USD', ['Euro / US Dollar']],
  ['usd eur', ['Euro / US Dollar']],
  ['ｇｏｌｄ', ['Gold', 'Goldman Sachs']],
  ['\u200ego\u200bld\ufeff', ['Gold', 'Goldman Sachs']],
])('the instrument search finds for “%s” these instruments, the best match first: %j', (typed, names) => {
  expect(search(typed).slice(0, 4)).toEqual(names);
});

it.each([
  ['rohoel', 'de', 'Rohöl Brent'],
  ['OEL wti', 'de', 'Rohöl WTI'],
  ['sudafrikanischer rand', 'de', 'Euro / Südafrikanischer Rand'],
  ['złoty', 'fr', 'Euro / zloty polonais'],
  ['bıtcoın', 'en', 'Bitcoin'],
] as const)(
  'the instrument search finds for “%s”, as typed on another keyboard, in the catalogue %s the instrument “%s”',
  (typed, locale, name) => {
    expect(search(typed, catalogueIn(locale))).toContain(name);
  },
);

it.each([
  ['Hermès Œuvre', 'oeuvre'],
  ['Ørsted', 'orsted'],
  ['Beiersdorf Straße', 'strasse'],
])('the instrument search finds “%s” for “%s”', (name, typed) => {
  expect(search(typed, [{ symbol: 'X', name }])).toEqual([name]);
});

it('the instrument search finds nothing for “euro platinum”, since no instrument matches both words', () => {
  expect(search('euro platinum')).toEqual([]);
});

it('the instrument search ranks an exact match of a name before an exact match of a symbol', () => {
  expect(search('or', catalogueIn('fr')).slice(0, 2)).toEqual(['Or', 'L’Oréal']);
});

it('for “bnb”, the instrument search ranks “Air Bnb” before “Airbnb”, since the match is the beginning of a word', () => {
  const instruments = ['Airbnb', 'Air Bnb'].map((name) => ({ symbol: 'X', name }));
  expect(search('bnb', instruments)).toEqual(['Air Bnb', 'Airbnb']);
});

it.each([
  ['glod', 'Gold'],
  ['micorsoft', 'Microsoft'],
  ['austalian frnac', 'Australian Dollar / Swiss Franc'],
])('for the misspelt search text “%s”, the instrument search suggests “%s” first', (typed, name) => {
  expect(didYouMean(catalogue, searchWords(typed), 'en')[0]?.name).toBe(name);
});

it.each(['qqqqqq', '漢字'])(
  'for “%s”, which resembles no instrument’s name, the instrument search suggests nothing',
  (typed) => {
    expect(didYouMean(catalogue, searchWords(typed), 'en')).toEqual([]);
  },
);

it('the search text in a URL is cut to the maximum length of the search box', () => {
  expect(readWords(`?q=${'gold+'.repeat(5000)}`)).toHaveLength(64);
});
