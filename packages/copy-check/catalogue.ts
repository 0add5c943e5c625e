import type { InstrumentSettings, Settings } from '../../src/content/settings';
import type { Mismatch } from './mismatch';
import { findRefusedSymbols } from './widget-venues';

interface Claim {
  figure: string;
  /** The asset class that is counted; all instruments if undefined. */
  assetClass?: string;
  /** “20 indices” requires exactly 20; “more than 100 stocks” at least 101. */
  exactly?: true;
}

const claims: readonly Claim[] = [
  { figure: 'instruments' },
  { figure: 'stocks', assetClass: 'stocks' },
  { figure: 'cryptocurrencies', assetClass: 'crypto' },
  { figure: 'currencyPairs', assetClass: 'forex' },
  { figure: 'indices', assetClass: 'indices', exactly: true },
];

/** Commodities named in copy, by a word of their English name. */
const namedCommodities = ['Gold', 'Platinum', 'Brent', 'WTI'];

/** The groups of quotes and the number of mini charts, which the specification fixes. */
const quoteGroups = ['indices', 'futures', 'forex', 'stocks', 'crypto'];
const miniCharts = 6;

const englishName = ({ name }: InstrumentSettings): string => (typeof name === 'string' ? name : (name.en ?? ''));

function checkClaims({ figures, instruments }: Settings): Mismatch[] {
  return claims.flatMap(({ figure, assetClass, exactly }): Mismatch[] => {
    const claimed = figures[figure]?.value;
    const count = instruments.filter((one) => !assetClass || one.assetClass === assetClass).length;
    if (claimed === undefined) return [];
    if (exactly ? count === claimed : count > claimed) return [];
    const wanted = exactly ? `exactly ${claimed}` : `more than ${claimed}`;
    const message = `The site claims ${wanted} (“${figure}” in content/settings/figures.yaml), but content/settings/instruments.yaml lists ${count} of class “${assetClass ?? 'any'}”.`;
    return [{ setting: 'figures', path: [figure], against: 'instruments', message }];
  });
}

function checkCommodities({ instruments }: Settings): Mismatch[] {
  const names = instruments.filter(({ assetClass }) => assetClass === 'commodities').map(englishName);
  return namedCommodities
    .filter((word) => !names.some((name) => name.includes(word)))
    .map((word) => ({
      setting: 'instruments',
      path: [],
      message: `The site names ${word} as a commodity, but none of that English name is listed.`,
    }));
}

function findDoubles(
  values: readonly string[],
  setting: Mismatch['setting'],
  path: (index: number) => (string | number)[],
): Mismatch[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    const message = `“${value}” stands here for the second time; the first is entry ${first + 1} of the list.`;
    return first === index ? [] : [{ setting, path: path(index), message }];
  });
}

function checkWidgets({ instruments, widgets }: Settings): Mismatch[] {
  const stocks = new Set(
    instruments.filter(({ assetClass }) => assetClass === 'stocks').map(({ provider }) => provider),
  );
  const symbols = widgets.miniCharts.map(({ symbol }) => symbol);
  const unlisted = symbols.flatMap((symbol, index): Mismatch[] => {
    const message = `No stock of content/settings/instruments.yaml has the provider’s symbol “${symbol}”: the charts of content/settings/widgets.yaml show only what can be traded.`;
    const path = ['miniCharts', index, 'symbol'];
    return stocks.has(symbol) ? [] : [{ setting: 'widgets', path, against: 'instruments', message }];
  });
  const ids = widgets.quoteGroups.map(({ id }) => id);
  const wrongGroups: Mismatch[] =
    ids.join() === quoteGroups.join()
      ? []
      : [
          {
            setting: 'widgets',
            path: ['quoteGroups'],
            message: `The groups are ${ids.join(', ')}, but must be ${quoteGroups.join(', ')}.`,
          },
        ];
  const wrongCount: Mismatch[] =
    symbols.length === miniCharts
      ? []
      : [
          {
            setting: 'widgets',
            path: ['miniCharts'],
            message: `There are ${symbols.length} charts, but must be ${miniCharts}.`,
          },
        ];
  return [
    ...wrongCount,
    ...wrongGroups,
    ...unlisted,
    ...findDoubles(symbols, 'widgets', (index) => ['miniCharts', index, 'symbol']),
    ...widgets.quoteGroups.flatMap((group, at) =>
      findDoubles(
        group.symbols.map(({ symbol }) => symbol),
        'widgets',
        (index) => ['quoteGroups', at, 'symbols', index, 'symbol'],
      ),
    ),
  ];
}

/** Contradictions between the list of instruments, the site's figures about it, and the symbols of its charts. */
export function findMismatches(settings: Settings): Mismatch[] {
  const { instruments } = settings;
  return [
    ...checkClaims(settings),
    ...checkCommodities(settings),
    ...(['symbol', 'provider'] as const).flatMap((key) =>
      findDoubles(
        instruments.map((one) => one[key]),
        'instruments',
        (index) => [index, key],
      ),
    ),
    ...findDoubles(instruments.map(englishName), 'instruments', (index) => [index, 'name']),
    ...checkWidgets(settings),
    ...findRefusedSymbols(settings),
  ];
}
