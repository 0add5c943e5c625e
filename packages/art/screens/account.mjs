// The demo account on the screens: its trades, its sums and the order being written. All sums are worked out.
import { ASK, BID, candles, timeOf } from './gold.mjs';
import { DOLLARS_PER_EURO } from './prices.mjs';

const IN_EUROS = ['DE40'];
const MINUTE = 60_000;

const cents = (value) => Math.round(value * 100) / 100;
const euros = (code, value) => cents(IN_EUROS.includes(code) ? value : value / DOLLARS_PER_EURO);

function trade(code, way, volume, leverage, entry, exit, closedAt) {
  const result = euros(code, volume * (way === 'buy' ? exit - entry : entry - exit));
  return { code, way, volume, leverage, entry, exit, closedAt, result };
}

/** A closed trade in gold, from the close of one candle of the chart to that of a later one. */
const gold = (way, volume, leverage, from, to) =>
  trade('XAU/USD', way, volume, leverage, cents(candles[from].close), cents(candles[to].close), timeOf(to + 1));

const may = (day, hour, minute) => Date.UTC(2024, 4, day, hour) + minute * MINUTE;

/** Longs are valued at the bid, shorts at the ask. */
export const OPEN = [
  trade('XAU/USD', 'buy', 20, 20, 2351.4, BID),
  trade('EUR/USD', 'buy', 100_000, 10, 1.0819, 1.08412),
  trade('BRENT', 'sell', 50, 5, 83.9, 83.3),
];

/** The last to be closed comes first. */
export const CLOSED = [
  trade('DE40', 'sell', 2, 10, 18_771.5, 18_748, may(17, 11, 42)),
  trade('BTC', 'buy', 0.05, 2, 65_940, 65_310, may(16, 21, 5)),
  trade('XPT/USD', 'buy', 15, 4, 1028.4, 1036.2, may(16, 16, 40)),
  trade('BRENT', 'sell', 100, 5, 84.52, 83.98, may(16, 15, 18)),
  trade('EUR/USD', 'sell', 50_000, 10, 1.08105, 1.0819, may(16, 10, 26)),
  trade('ETH', 'buy', 1.5, 2, 2988.4, 3036, may(15, 19, 31)),
  trade('GBP/USD', 'sell', 20_000, 10, 1.2668, 1.26842, may(15, 13, 54)),
  trade('WTI', 'sell', 80, 5, 79.88, 80.21, may(14, 17, 12)),
  gold('buy', 10, 10, 20, 26),
  gold('buy', 8, 10, 62, 68),
].sort((one, other) => other.closedAt - one.closedAt);

const BALANCE = 25_000;
const openResult = cents(OPEN.reduce((sum, { result }) => sum + result, 0));

export const ACCOUNT = { balance: BALANCE, openResult, equity: BALANCE + openResult };

const [volume, leverage, takeProfit, stopLoss] = [2, 12, 2420, 2358];
const value = euros('XAU/USD', volume * ASK);

export const TICKET = {
  volume,
  leverage,
  takeProfit,
  stopLoss,
  value,
  margin: cents(value / leverage),
  profit: euros('XAU/USD', volume * (takeProfit - ASK)),
  loss: euros('XAU/USD', volume * (stopLoss - ASK)),
};
