import { checkCatalogue } from '../check-catalogue';
import { tinyProject } from '../../../__tests__/unit/content/tiny-project';
import { formatted } from '../../../__tests__/unit/content/formatted';

const check = (changes: Parameters<typeof tinyProject>[0]) => formatted(checkCatalogue(tinyProject(changes).settings));

const file = (name: string) => `content/settings/${name}.yaml`;
const change = (name: string, from: string | RegExp, to: string) =>
  check({ [file(name)]: (text) => text.replace(from, to) });

it('nothing is wrong where list, claims and charts agree', () => {
  expect(check({})).toEqual([]);
});

const claims = (text: string) => check({ [file('figures')]: text });
const claim = (line: number, figure: string, wanted: string, count: number, assetClass: string) =>
  `${file('figures')}:${line}:${figure.length + 3} ${figure}: The site claims ${wanted} (“${figure}” in content/settings/figures.yaml), but content/settings/instruments.yaml lists ${count} of class “${assetClass}”.`;

it('“more than” is reported unless there is at least one more', () => {
  const figures = { instruments: 11, stocks: 6, cryptocurrencies: 0, currencyPairs: 0 };
  const yaml = (less: number) =>
    Object.entries(figures)
      .map(([name, value]) => `${name}: { value: ${value - less}, style: number }\n`)
      .join('');
  expect(claims(yaml(0))).toEqual([
    claim(1, 'instruments', 'more than 11', 11, 'any'),
    claim(2, 'stocks', 'more than 6', 6, 'stocks'),
    claim(3, 'cryptocurrencies', 'more than 0', 0, 'crypto'),
    claim(4, 'currencyPairs', 'more than 0', 0, 'forex'),
  ]);
  expect(claims(yaml(1))).toEqual([]);
});

it('the indices are exactly as many as claimed', () => {
  for (const count of [0, 2])
    expect(claims(`indices: { value: ${count}, style: number }\n`)).toEqual([
      claim(1, 'indices', `exactly ${count}`, 1, 'indices'),
    ]);
});

test.each(['Gold', 'Platinum', 'Brent', 'WTI'])('%s is among the commodities, by its English name', (name) => {
  const missing = `${file('instruments')}:1:1 The site names ${name} as a commodity, but none of that English name is listed.`;
  expect(change('instruments', name, 'Tin')).toEqual([missing]);
  expect(change('instruments', new RegExp(`(${name}.*assetClass:) commodities`), '$1 forex')).toEqual([missing]);
});

it('a commodity may have a longer name, and one without an English name is none', () => {
  expect(change('instruments', 'Brent', 'Brent crude oil')).toEqual([]);
  expect(change('instruments', '{ en: Gold,', '{ it: Gold,')).toHaveLength(1);
});

it('a symbol, also the provider’s, stands once', () => {
  expect(change('instruments', 'symbol: C,', 'symbol: A,')).toEqual([
    `${file('instruments')}:3:13 [2].symbol: “A” stands here for the second time; the first is entry 1 of the list.`,
  ]);
  expect(change('instruments', 'provider: "NYSE:I"', 'provider: "NYSE:B"')).toEqual([
    `${file('instruments')}:7:60 [6].provider: “NYSE:B” stands here for the second time; the first is entry 2 of the list.`,
  ]);
});

it('an instrument’s English name stands once', () => {
  expect(change('instruments', 'name: Beta', 'name: { en: Alpha, de: Beta, fr: Beta }')).toEqual([
    `${file('instruments')}:2:22 [1].name: “Alpha” stands here for the second time; the first is entry 1 of the list.`,
  ]);
});

it('a chart shows a stock that is listed', () => {
  const expected = (symbol: string) =>
    `${file('widgets')}:3:15 miniCharts[1].symbol: No stock of content/settings/instruments.yaml has the provider’s symbol “${symbol}”: the charts of content/settings/widgets.yaml show only what can be traded.`;
  for (const symbol of ['NYSE:Z', 'NYSE:I'])
    expect(change('widgets', 'symbol: "NYSE:B"', `symbol: "${symbol}"`)).toEqual([expected(symbol)]);
});

it('there are six small charts, of six stocks', () => {
  expect(change('widgets', /  - \{ symbol: "NYSE:B.*\n/, '')).toEqual([
    `${file('widgets')}:2:3 miniCharts: There are 5 charts, but must be 6.`,
  ]);
  expect(change('widgets', 'NYSE:B', 'NYSE:A')).toEqual([
    `${file('widgets')}:3:15 miniCharts[1].symbol: “NYSE:A” stands here for the second time; the first is entry 1 of the list.`,
  ]);
});

it('the groups of quotes are the specification’s, in its order', () => {
  expect(change('widgets', 'id: forex', 'id: currencies')).toEqual([
    `${file('widgets')}:9:3 quoteGroups: The groups are indices, futures, currencies, stocks, crypto, but must be indices, futures, forex, stocks, crypto.`,
  ]);
});

it('a group of quotes shows a symbol once', () => {
  expect(change('widgets', /(id: futures.*symbols: \[)/, '$1{ symbol: "PYTH:S", name: B }, ')).toEqual([
    `${file('widgets')}:10:117 quoteGroups[1].symbols[1].symbol: “PYTH:S” stands here for the second time; the first is entry 1 of the list.`,
  ]);
});

test.each([
  ['indices', 'INDEX:S', 'LSE:UKX', 'FOREXCOM, INDEX'],
  ['indices', 'INDEX:S', 'NASDAQ:NDX', 'FOREXCOM, INDEX'],
  ['stocks', 'NYSE:S', 'EURONEXT:TTE', 'NASDAQ, NYSE'],
  ['stocks', 'NYSE:S', 'NYSEARCA:S', 'NASDAQ, NYSE'],
  ['stocks', 'NYSE:S', 'S', 'NASDAQ, NYSE'],
])('among %s, %s may not become %s, which the provider’s widgets do not show', (kind, from, to, exchanges) => {
  const group = { indices: 0, stocks: 3 }[kind];
  const message = `quoteGroups[${group}].symbols[0].symbol: The provider’s widgets do not show “${to}” among ${kind}: use a symbol of ${exchanges}.`;
  expect(change('widgets', from, to)).toEqual([expect.stringContaining(message)]);
});
