/**
 * The exchanges whose symbols TradingView's free widgets show, for each group of quotes (sources:
 * docs/chart-symbols.md). For symbols of other exchanges, the widgets show “This symbol is only available on
 * TradingView”. An exchange may be allowed in one group only: NASDAQ in stocks, but not in indices.
 */
export const shownExchanges = {
  indices: ['FOREXCOM', 'INDEX'],
  futures: ['BMFBOVESPA', 'CMCMARKETS', 'PYTH'],
  forex: ['FX'],
  stocks: ['NASDAQ', 'NYSE'],
  crypto: ['BINANCE', 'BITSTAMP'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
