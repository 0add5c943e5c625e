import type { Problem } from '../../../src/content/problem';
import {
  type InstrumentSettings,
  parseSettings,
  problemInSettings,
  type Settings,
} from '../../../src/content/settings';
import { shownExchanges } from './widget-venues';

type Path = readonly (string | number)[];

/** A problem at a field of a settings file. */
type Mismatch = readonly [setting: keyof Settings, path: Path, message: string];

/** Figures that state a number of instruments, each with the asset class it counts. Without a class, it counts all. */
const claims: readonly (readonly [figure: string, assetClass?: string])[] = [
  ['instruments'],
  ['stocks', 'stocks'],
  ['cryptocurrencies', 'crypto'],
  ['currencyPairs', 'forex'],
  ['indices', 'indices'],
];

/**
 * Commodities that the site's texts mention, so that the list of instruments must have them: for each, a word of its
 * English name.
 */
const namedCommodities = ['Gold', 'Platinum', 'Brent', 'WTI'];

/** The ids that the groups of the market quotes widget must have, in this order. */
const quoteGroupIds = Object.keys(shownExchanges).join(', ');
/** How many mini charts of stocks the site must have. */
const miniChartCount = 6;

const englishName = ({ name }: InstrumentSettings): string => (typeof name === 'string' ? name : (name.en ?? ''));

/**
 * Checks figures against the list of instruments: “More than 100 stocks” needs at least 101 stocks, “20 indices”
 * exactly 20.
 */
function checkClaims({ figures, instruments }: Settings): Mismatch[] {
  return claims.flatMap(([figure, assetClass]): Mismatch[] => {
    const claimed = figures[figure]?.value;
    const count = instruments.filter((one) => !assetClass || one.assetClass === assetClass).length;
    const isExact = figure === 'indices';
    if (claimed === undefined || (isExact ? count === claimed : count > claimed)) return [];
    const wanted = isExact ? `exactly ${claimed}` : `more than ${claimed}`;
    const message = `The site claims ${wanted} (“${figure}” in content/settings/figures.yaml), but content/settings/instruments.yaml lists ${count} of class “${assetClass ?? 'any'}”.`;
    return [['figures', [figure], message]];
  });
}

function checkCommodities({ instruments }: Settings): Mismatch[] {
  const names = instruments.filter(({ assetClass }) => assetClass === 'commodities').map(englishName);
  return namedCommodities
    .filter((word) => !names.some((name) => name.includes(word)))
    .map((word) => [
      'instruments',
      [],
      `The site names ${word} as a commodity, but none of that English name is listed.`,
    ]);
}

/** Reports values that occur twice in a list, each at the field `key` of its item. */
const findDoubles = (setting: keyof Settings, list: Path, key: string, values: readonly string[]): Mismatch[] =>
  values.flatMap((value, index): Mismatch[] => {
    const first = values.indexOf(value);
    const message = `“${value}” stands here for the second time; the first is entry ${first + 1} of the list.`;
    return first === index ? [] : [[setting, [...list, index, key], message]];
  });

const checkInstruments = ({ instruments }: Settings): Mismatch[] =>
  Object.entries({
    symbol: instruments.map(({ symbol }) => symbol),
    provider: instruments.map(({ provider }) => provider),
    name: instruments.map(englishName),
  }).flatMap(([key, values]) => findDoubles('instruments', [], key, values));

/**
 * Reports symbols that occur twice in a list, have no exchange, or belong to an exchange that the widgets do not show.
 */
function checkSymbols(kind: string, items: readonly { symbol: string }[], list: Path): Mismatch[] {
  const symbols = items.map(({ symbol }) => symbol);
  // `checkWidgets` reports groups with an unknown name.
  const exchanges = Object.entries(shownExchanges).find(([known]) => known === kind)?.[1];
  const refused = symbols.flatMap((symbol, index): Mismatch[] => {
    if (!exchanges || exchanges.some((exchange) => symbol.startsWith(`${exchange}:`))) return [];
    const message = `The provider’s widgets do not show “${symbol}” among ${kind}: use a symbol of ${exchanges.join(', ')}.`;
    return [['widgets', [...list, index, 'symbol'], message]];
  });
  return [...findDoubles('widgets', list, 'symbol', symbols), ...refused];
}

function checkWidgets({ instruments, widgets: { miniCharts, quoteGroups } }: Settings): Mismatch[] {
  const stocks = instruments.filter(({ assetClass }) => assetClass === 'stocks').map(({ provider }) => provider);
  const ids = quoteGroups.map(({ id }) => id).join(', ');
  const found: Mismatch[] = miniCharts.flatMap(({ symbol }, index): Mismatch[] => {
    const message = `No stock of content/settings/instruments.yaml has the provider’s symbol “${symbol}”: the charts of content/settings/widgets.yaml show only what can be traded.`;
    return stocks.includes(symbol) ? [] : [['widgets', ['miniCharts', index, 'symbol'], message]];
  });
  if (miniCharts.length !== miniChartCount)
    found.push(['widgets', ['miniCharts'], `There are ${miniCharts.length} charts, but must be ${miniChartCount}.`]);
  if (ids !== quoteGroupIds)
    found.push(['widgets', ['quoteGroups'], `The groups are ${ids}, but must be ${quoteGroupIds}.`]);
  return [
    ...found,
    ...checkSymbols('stocks', miniCharts, ['miniCharts']),
    ...quoteGroups.flatMap(({ id, symbols }, index) => checkSymbols(id, symbols, ['quoteGroups', index, 'symbols'])),
  ];
}

/** Reports contradictions between the list of instruments, figures about it, and the symbols of charts. */
export function checkCatalogue(files: ReadonlyMap<string, string>): Problem[] {
  const settings = parseSettings(files);
  return [checkClaims, checkCommodities, checkInstruments, checkWidgets].flatMap((check) =>
    check(settings).map((mismatch) => problemInSettings(files, ...mismatch)),
  );
}
