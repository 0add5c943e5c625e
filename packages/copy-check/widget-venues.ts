import type { Settings } from '../../src/content/settings';
import type { Mismatch } from './mismatch';

/**
 * The exchanges of which the provider's free widgets show something, for each group of quotes; where this is from is in
 * docs/chart-symbols.md. Of an exchange that forbids it they show “This symbol is only available on TradingView”, and
 * some exchanges allow one kind alone: stocks of NASDAQ are shown, its indices are not.
 */
const shown: Readonly<Record<string, readonly string[]>> = {
  indices: ['FOREXCOM', 'INDEX'],
  futures: ['BMFBOVESPA', 'CMCMARKETS', 'PYTH'],
  forex: ['FX'],
  stocks: ['NASDAQ', 'NYSE'],
  crypto: ['BINANCE', 'BITSTAMP'],
};

/** Symbols of an exchange that the widgets do not show. Without one, the provider would choose it, so each has one. */
export function findRefusedSymbols({ widgets }: Pick<Settings, 'widgets'>): Mismatch[] {
  const symbols = [
    ...widgets.miniCharts.map(({ symbol }, index) => ({
      symbol,
      kind: 'stocks',
      path: ['miniCharts', index, 'symbol'],
    })),
    ...widgets.quoteGroups.flatMap(({ id, symbols: ofGroup }, at) =>
      ofGroup.map(({ symbol }, index) => ({
        symbol,
        kind: id,
        path: ['quoteGroups', at, 'symbols', index, 'symbol'],
      })),
    ),
  ];
  return symbols.flatMap(({ symbol, kind, path }): Mismatch[] => {
    const exchanges = shown[kind];
    // A group of another name is reported by itself.
    if (!exchanges || exchanges.some((exchange) => symbol.startsWith(`${exchange}:`))) return [];
    const message = `The provider’s widgets do not show “${symbol}” among ${kind}: use a symbol of ${exchanges.join(', ')}.`;
    return [{ setting: 'widgets', path, message }];
  });
}
