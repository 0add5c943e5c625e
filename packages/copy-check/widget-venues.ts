/**
 * The exchanges whose symbols the provider's free widgets show, for each group of quotes (source:
 * docs/chart-symbols.md). For others they show “This symbol is only available on TradingView”. Some exchanges allow
 * only one kind: NASDAQ's stocks, but not its indices.
 */
export const shownExchanges = {
  indices: ['FOREXCOM', 'INDEX'],
  futures: ['BMFBOVESPA', 'CMCMARKETS', 'PYTH'],
  forex: ['FX'],
  stocks: ['NASDAQ', 'NYSE'],
  crypto: ['BINANCE', 'BITSTAMP'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
