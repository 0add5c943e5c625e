// Data of the terminal pictures: invented prices and one example order. All amounts are calculated from them.
import { walk } from './series.mjs';

/** An instrument with its chart. `change` is relative to the price at the chart's left edge. */
const charted = (candles, prices) => ({ candles, change: candles.at(-1).close / candles[0].open - 1, ...prices });

const QUARTERS = [
  [0, 1.0786],
  [7, 1.0804],
  [12, 1.0795],
  [20, 1.0826],
  [25, 1.0815],
  [32, 1.0846],
  [37, 1.0834],
  [42, 1.0857],
  [46, 1.0846],
  [48, 1.085],
];

/** Twelve hours of EUR/USD in candles of a quarter of an hour. Bid and ask are those on the Basics page. */
export const EURO = charted(walk(QUARTERS, { seed: 5, noise: 0.0011 }), { bid: 1.085, ask: 1.0852 });

const DAX_QUARTERS = [
  [0, 18_345],
  [8, 18_398],
  [14, 18_366],
  [23, 18_462],
  [28, 18_438],
  [33, 18_492],
  [40, 18_436],
  [44, 18_452],
  [48, 18_420],
];

/** Twelve hours of DE40, and an open position with a loss: it was bought before the price fell. */
export const DAX = charted(walk(DAX_QUARTERS, { seed: 11, noise: 26 }), { last: 18_420 });
export const HELD = { opened: 36, entry: 18_460, stop: 18_380, target: 18_560, leverage: 20 };

const FOUR_HOURS = [
  [0, 78.2],
  [14, 79.4],
  [24, 79.1],
  [34, 82.6],
  [35, 82.9],
  [41, 81.3],
  [46, 81.9],
  [50, 81.6],
  [58, 83.4],
  [62, 82.2],
  [64, 82.3],
];

/**
 * Brent in four-hour candles. The second high of the price is above the first, but the second high of the RSI is below
 * its first.
 */
export const OIL = { candles: walk(FOUR_HOURS, { seed: 33, noise: 0.55 }), last: 82.3, highs: [34, 57] };

/** The terminal's list of instruments. `change` is relative to the price twelve hours earlier. */
export const LIST = [
  { code: 'EUR/USD', group: 'forex', price: 1.085, digits: 4, change: EURO.change, colour: '#3f6fd0', letters: '€' },
  { code: 'AAPL', group: 'stocks', price: 212.4, digits: 2, change: -0.0062, colour: '#3d4668', letters: 'A' },
  { code: 'DE40', group: 'indices', price: 18_420, digits: 0, change: DAX.change, colour: '#7c4bd8', letters: 'DE' },
  { code: 'XAU/USD', group: 'commodities', price: 2384.6, digits: 1, change: 0.0124, colour: '#a06c05', letters: 'Au' },
  { code: 'BTC', group: 'crypto', price: 67_118, digits: 0, change: -0.0108, colour: '#b85a0c', letters: '₿' },
];

const [QUANTITY, ENTRY, STOP, TARGET, GAP, LEVERAGE] = [200, 50, 48, 54, 45, 20];

/** An order for an example share, the same as on the page Technical Analysis. */
export const ORDER = {
  quantity: QUANTITY,
  entry: ENTRY,
  stop: STOP,
  target: TARGET,
  gap: GAP,
  leverage: LEVERAGE,
  value: QUANTITY * ENTRY,
  margin: (QUANTITY * ENTRY) / LEVERAGE,
  gain: QUANTITY * (TARGET - ENTRY),
  loss: QUANTITY * (STOP - ENTRY),
  lossAtGap: QUANTITY * (GAP - ENTRY),
  worst: -QUANTITY * ENTRY,
};

const trade = (code, way, quantity, [entry, stop, target, exit], outcome, isKept = false) => {
  const sign = way === 'buy' ? 1 : -1;
  const result = Math.round(quantity * (exit - entry) * sign);
  // The distance from entry to exit as a multiple of the planned risk; negative if the trade ends with a loss.
  const reached = ((exit - entry) * sign) / Math.abs(entry - stop);
  const planned = ((target - entry) * sign) / Math.abs(entry - stop);
  return { code, way, quantity, entry, stop, target, exit, outcome, isKept, result, reached, planned };
};

/** The closed trades of a week that ends with a loss: those that broke the plan lost more than the others gained. */
export const WEEK = [
  trade('SAP', 'buy', 40, [182, 178, 190, 190], 'target', true),
  trade('DE40', 'sell', 1, [18_420, 18_520, 18_220, 18_520], 'stop', true),
  trade('AIR', 'buy', 50, [148, 145, 154, 150], 'early'),
  trade('SIE', 'buy', 30, [171, 168, 177, 168], 'stop', true),
  trade('BMW', 'buy', 40, [96, 94, 100, 91], 'moved'),
  trade('FR40', 'buy', 2, [7640, 7600, 7720, 7720], 'target', true),
  trade('BAS', 'sell', 40, [46, 48, 42, 48], 'stop', true),
  trade('SAP', 'buy', 40, [186, 183, 192, 181], 'cancelled'),
];
