/**
 * The exchanges of which the provider's free widgets show something, for each group of quotes; where this is from is in
 * docs/chart-symbols.md. Of an exchange that forbids it they show “This symbol is only available on TradingView”, and
 * some exchanges allow one kind alone: stocks of NASDAQ are shown, its indices are not.
 */
export const shownExchanges = {
  indices: ['FOREXCOM', 'INDEX'],
  futures: ['BMFBOVESPA', 'CMCMARKETS', 'PYTH'],
  forex: ['FX'],
  stocks: ['NASDAQ', 'NYSE'],
  crypto: ['BINANCE', 'BITSTAMP'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
