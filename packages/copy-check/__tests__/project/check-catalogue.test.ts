import { checkCatalogue } from '../../project/check-catalogue';
import { tinyProject } from '../../../../__tests__/unit/content/tiny-project';
import { formatted } from '../../../../__tests__/unit/content/formatted';

const file = (name: string) => `content/settings/${name}.yaml`;
const check = (changes: Parameters<typeof tinyProject>[0]) => formatted(checkCatalogue(tinyProject(changes).settings));
const change = (name: string, from: string | RegExp, to: string) =>
  check({ [file(name)]: (text) => text.replace(from, to) });

it('the content check accepts claims and charts that agree with the list of tradable instruments', () => {
  expect(check({})).toEqual([]);
});

it.each([
  [11, 'instruments', 'any'],
  [6, 'stocks', 'stocks'],
  [0, 'cryptocurrencies', 'crypto'],
  [0, 'currencyPairs', 'forex'],
])(
  'the content check reports the claim “more than %i %s” if the list of tradable instruments has no more',
  (count, figure, assetClass) => {
    const claim = (value: number) => check({ [file('figures')]: `${figure}: { value: ${value}, style: number }\n` });
    expect(claim(count)).toEqual([
      `${file('figures')}:1:${`${figure}: `.length + 1} ${figure}: The site claims more than ${count} (“${figure}” in content/settings/figures.yaml), but content/settings/instruments.yaml lists ${count} of class “${assetClass}”.`,
    ]);
    expect(claim(count - 1)).toEqual([]);
  },
);

it.each([0, 2])(
  'the content check reports a claim of %i indices if the list of tradable instruments has one index',
  (count) => {
    expect(check({ [file('figures')]: `indices: { value: ${count}, style: number }\n` })).toEqual([
      `${file('figures')}:1:10 indices: The site claims exactly ${count} (“indices” in content/settings/figures.yaml), but content/settings/instruments.yaml lists 1 of class “indices”.`,
    ]);
  },
);

it.each(['Gold', 'Platinum', 'Brent', 'WTI'])(
  'the content check reports a list of tradable instruments without %s among the commodities',
  (name) => {
    const missing = `${file('instruments')}:1:1 The site names ${name} as a commodity, but none of that English name is listed.`;
    expect(change('instruments', name, 'Tin')).toEqual([missing]);
    expect(change('instruments', new RegExp(`(${name}.*assetClass:) commodities`), '$1 forex')).toEqual([missing]);
  },
);

const secondTime = (value: string, first: number) =>
  `“${value}” stands here for the second time; the first is entry ${first} of the list.`;

it.each([
  ['symbol', 'symbol: C,', 'symbol: A,', `3:13 [2].symbol: ${secondTime('A', 1)}`],
  ['symbol at the chart provider', '"NYSE:I"', '"NYSE:B"', `7:60 [6].provider: ${secondTime('NYSE:B', 2)}`],
  ['name', 'name: Beta', 'name: { en: Alpha, de: B, fr: B }', `2:22 [1].name: ${secondTime('Alpha', 1)}`],
])('the content check reports two tradable instruments with the same %s', (_what, from, to, expected) => {
  expect(change('instruments', from, to)).toEqual([`${file('instruments')}:${expected}`]);
});

const notShown = (symbol: string, kind: string, exchanges: string) =>
  `The provider’s widgets do not show “${symbol}” among ${kind}: use a symbol of ${exchanges}.`;

it.each([
  [
    'a small chart of an instrument that is not a stock',
    'symbol: "NYSE:B"',
    'symbol: "NYSE:I"',
    '3:15 miniCharts[1].symbol: No stock of content/settings/instruments.yaml has the provider’s symbol “NYSE:I”: the charts of content/settings/widgets.yaml show only what can be traded.',
  ],
  [
    'five small charts instead of six',
    /  - \{ symbol: "NYSE:B.*\n/,
    '',
    '2:3 miniCharts: There are 5 charts, but must be 6.',
  ],
  ['two small charts of the same stock', 'NYSE:B', 'NYSE:A', `3:15 miniCharts[1].symbol: ${secondTime('NYSE:A', 1)}`],
  [
    'a group of quotes that the specification does not name',
    'id: forex',
    'id: currencies',
    '9:3 quoteGroups: The groups are indices, futures, currencies, stocks, crypto, but must be indices, futures, forex, stocks, crypto.',
  ],
  [
    'the same quote twice in a group',
    /(id: futures.*symbols: \[)/,
    '$1{ symbol: "PYTH:S", name: B }, ',
    `10:117 quoteGroups[1].symbols[1].symbol: ${secondTime('PYTH:S', 1)}`,
  ],
  [
    'an index of an exchange that the widgets do not show',
    'INDEX:S',
    'NASDAQ:NDX',
    `9:86 quoteGroups[0].symbols[0].symbol: ${notShown('NASDAQ:NDX', 'indices', 'FOREXCOM, INDEX')}`,
  ],
  [
    'a stock without its exchange',
    'NYSE:S',
    'S',
    `12:85 quoteGroups[3].symbols[0].symbol: ${notShown('S', 'stocks', 'NASDAQ, NYSE')}`,
  ],
])('the content check of chart and quote widgets reports %s', (_what, from, to, expected) => {
  expect(change('widgets', from, to)).toEqual([`${file('widgets')}:${expected}`]);
});
