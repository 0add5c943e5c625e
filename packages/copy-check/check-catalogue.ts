import type { Problem } from '../../src/content/problem';
import {
  type InstrumentSettings,
  parseSettings,
  readSettingsFile,
  type Settings,
  settingsFile,
} from '../../src/content/settings';
import { fieldBelow } from '../../src/content/yaml-nodes';
import { shownExchanges } from './widget-venues';

type Path = readonly (string | number)[];

/** What is wrong at a field of a settings file. */
type Mismatch = readonly [setting: keyof Settings, path: Path, message: string];

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
const quoteGroupIds: readonly string[] = Object.keys(shownExchanges);
const miniChartCount = 6;

const englishName = ({ name }: InstrumentSettings): string => (typeof name === 'string' ? name : (name.en ?? ''));

function checkClaims({ figures, instruments }: Settings): Mismatch[] {
  return claims.flatMap(({ figure, assetClass, exactly }): Mismatch[] => {
    const claimed = figures[figure]?.value;
    const count = instruments.filter((one) => !assetClass || one.assetClass === assetClass).length;
    if (claimed === undefined || (exactly ? count === claimed : count > claimed)) return [];
    const wanted = exactly ? `exactly ${claimed}` : `more than ${claimed}`;
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

const findDoubles = (setting: keyof Settings, values: readonly string[], pathOf: (index: number) => Path): Mismatch[] =>
  values.flatMap((value, index): Mismatch[] => {
    const first = values.indexOf(value);
    const message = `“${value}” stands here for the second time; the first is entry ${first + 1} of the list.`;
    return first === index ? [] : [[setting, pathOf(index), message]];
  });

const checkInstruments = ({ instruments }: Settings): Mismatch[] => [
  ...(['symbol', 'provider'] as const).flatMap((key) =>
    findDoubles(
      'instruments',
      instruments.map((one) => one[key]),
      (index) => [index, key],
    ),
  ),
  ...findDoubles('instruments', instruments.map(englishName), (index) => [index, 'name']),
];

/** Symbols of one list that stand twice, or that the widgets do not show. Without an exchange, the provider would choose it. */
function checkSymbols(kind: string, symbols: readonly { symbol: string }[], list: Path): Mismatch[] {
  const pathOf = (index: number): Path => [...list, index, 'symbol'];
  // A group of another name is reported by itself.
  const exchanges = Object.entries(shownExchanges).find(([known]) => known === kind)?.[1];
  const refused = symbols.flatMap(({ symbol }, index): Mismatch[] => {
    if (!exchanges || exchanges.some((exchange) => symbol.startsWith(`${exchange}:`))) return [];
    const message = `The provider’s widgets do not show “${symbol}” among ${kind}: use a symbol of ${exchanges.join(', ')}.`;
    return [['widgets', pathOf(index), message]];
  });
  return [
    ...findDoubles(
      'widgets',
      symbols.map(({ symbol }) => symbol),
      pathOf,
    ),
    ...refused,
  ];
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
  if (ids !== quoteGroupIds.join(', '))
    found.push(['widgets', ['quoteGroups'], `The groups are ${ids}, but must be ${quoteGroupIds.join(', ')}.`]);
  return [
    ...found,
    ...checkSymbols('stocks', miniCharts, ['miniCharts']),
    ...quoteGroups.flatMap(({ id, symbols }, index) => checkSymbols(id, symbols, ['quoteGroups', index, 'symbols'])),
  ];
}

const fieldOf = (path: Path): string =>
  path.reduce<string>((field, part) => (typeof part === 'number' ? `${field}[${part}]` : fieldBelow(field, part)), '');

/** Contradictions between the list of instruments, the site's figures about it, and the symbols of its charts. */
export function checkCatalogue(files: ReadonlyMap<string, string>): Problem[] {
  const settings = parseSettings(files);
  return [checkClaims, checkCommodities, checkInstruments, checkWidgets].flatMap((check) =>
    check(settings).map(([setting, path, message]) => {
      const file = settingsFile(setting);
      const { source } = readSettingsFile(file, files.get(file) ?? '');
      return source.problemAt(source.document.getIn(path, true), fieldOf(path), message);
    }),
  );
}
