// Watched instruments under the site's own symbols, with invented prices.
import { BID, day } from './gold.mjs';

const EURO_BID = 1.08412;
const EURO_ASK = 1.08424;

const instrument = (code, price, digits, change, colour, letters) => ({ code, price, digits, change, colour, letters });

/** `change` is the share of the last 24 hours, `colour` and `letters` are the tile's. */
export const WATCHED = [
  instrument('XAU/USD', BID, 2, day.share, '#f5b93b', 'Au'),
  instrument('BTC', 67118.4, 1, 0.0281, '#f7931a', '₿'),
  instrument('EUR/USD', EURO_BID, 5, 0.0018, '#5b8def', '€'),
  instrument('BRENT', 83.27, 2, -0.0062, '#4b5578', 'Br'),
  instrument('US500', 5304.7, 1, 0.0044, '#7b6cff', '500'),
  instrument('DE40', 18742.3, 1, -0.0021, '#b65bef', '40'),
  instrument('XPT/USD', 1046.1, 1, 0.0093, '#9db2ce', 'Pt'),
  instrument('GBP/USD', 1.27034, 5, 0.0007, '#3fa7a0', '£'),
  instrument('ETH', 3102.6, 1, 0.0192, '#8c9eff', 'Ξ'),
  instrument('WTI', 79.04, 2, -0.0048, '#5d4b78', 'W'),
];

export const digitsOf = (code) => WATCHED.find((watched) => watched.code === code).digits;

/** Between the bid and the ask of EUR/USD: the account is kept in euros. */
export const DOLLARS_PER_EURO = (EURO_BID + EURO_ASK) / 2;
