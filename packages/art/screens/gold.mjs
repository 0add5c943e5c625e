// The price of gold by the hour, invented. Whatever the screens say about gold comes from these candles.
import { average, series, strength } from './series.mjs';

const [COUNT, DAY] = [96, 24];
const FIRST_HOUR = Date.UTC(2024, 4, 13, 15);

/** The chart shows the bid, as trading platforms do: longs are worth what they can be sold for. */
export const BID = 2384.6;
export const ASK = 2384.78;

const raw = series(COUNT, { seed: 1753, start: 2290, drift: 0.0004, volatility: 0.003 });
const fit = BID / raw.at(-1).close;
const scaled = ({ open, high, low, close, volume }) => ({
  open: open * fit,
  high: high * fit,
  low: low * fit,
  close: close * fit,
  volume,
});

export const candles = raw.map(scaled);
export const timeOf = (index) => FIRST_HOUR + index * 3_600_000;

export const fast = average(candles, 9);
export const slow = average(candles, 26);
export const index = strength(candles);

const lastDay = candles.slice(-DAY);
const before = candles.at(-1 - DAY).close;

export const day = {
  change: BID - before,
  share: BID / before - 1,
  high: Math.max(...lastDay.map(({ high }) => high)),
  low: Math.min(...lastDay.map(({ low }) => low)),
};
