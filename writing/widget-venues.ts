import type { Settings } from '../src/content/settings';
import type { Mismatch } from './mismatch';

/**
 * Venues whose symbols the provider's free widgets show. The provider lists the available markets under “Check available
 * markets” at https://www.tradingview.com/widget-docs/widgets/charts/symbol-overview/. Venues that do not license
 * embedding, such as EURONEXT and LSE, are refused with an empty row or chart: look a venue up there before adding it.
 */
const embeddableVenues: ReadonlySet<string> = new Set([
  'BINANCE',
  'BITSTAMP',
  'BMFBOVESPA',
  'CMCMARKETS',
  'FOREXCOM',
  'FX',
  'INDEX',
  'NASDAQ',
  'NYSE',
  'PYTH',
]);

/**
 * Symbols whose exchange the provider's widgets do not show. For a symbol without exchange, the provider chooses one.
 */
export function findRefusedSymbols({ widgets }: Pick<Settings, 'widgets'>): Mismatch[] {
  const symbols = [
    ...widgets.miniCharts.map(({ symbol }, index) => ({ symbol, path: ['miniCharts', index, 'symbol'] })),
    ...widgets.quoteGroups.flatMap((group, at) =>
      group.symbols.map(({ symbol }, index) => ({ symbol, path: ['quoteGroups', at, 'symbols', index, 'symbol'] })),
    ),
  ];
  return symbols
    .filter(({ symbol }) => symbol.includes(':') && !embeddableVenues.has(symbol.split(':')[0]!))
    .map(({ symbol, path }) => ({
      setting: 'widgets',
      path,
      message: `The provider’s widgets do not show “${symbol}”: use a symbol of ${[...embeddableVenues].join(', ')}.`,
    }));
}
