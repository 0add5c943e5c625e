import type { Settings } from '../src/content/settings';
import type { Mismatch } from './catalogue';

/**
 * Venues of the symbols in the provider's own examples for embedding these widgets
 * (https://www.tradingview.com/widget-docs/widgets/). Its free widgets refuse symbols of venues that do not license
 * embedding, EURONEXT and LSE among them, and show an empty row or chart instead.
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

/** Symbols that the provider's widgets would not show. One without a venue is left to the provider's own choice. */
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
