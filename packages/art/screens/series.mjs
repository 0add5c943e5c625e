// Invented price series: the same seed gives the same prices. They show no real market.

function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Simple moving average of the last `span` closing prices; null for the first candles, which follow too few others. */
export const average = (candles, span) =>
  candles.map((_, i) =>
    i < span - 1 ? null : candles.slice(i - span + 1, i + 1).reduce((sum, { close }) => sum + close, 0) / span,
  );

/** Wilder's relative strength index, 0 to 100. */
export function strength(candles, span = 14) {
  let [gain, loss] = [0, 0];
  return candles.map(({ close }, i) => {
    if (i === 0) return 50;
    const change = close - candles[i - 1].close;
    gain = (gain * (span - 1) + Math.max(0, change)) / span;
    loss = (loss * (span - 1) + Math.max(0, -change)) / span;
    return 100 - 100 / (1 + gain / (loss + 1e-9));
  });
}

/** Generates candles through the points [index, close] in `anchors`, with random noise between them. */
export function walk(anchors, { seed, noise }) {
  const next = random(seed);
  const count = anchors.at(-1)[0];
  const closes = Array.from({ length: count + 1 }, (_, i) => {
    const after = anchors.findIndex(([index]) => index >= i);
    const [[from, start], [to, end]] = [anchors[Math.max(0, after - 1)], anchors[after]];
    return to === i ? end : start + ((end - start) * (i - from)) / (to - from) + (next() - 0.5) * noise;
  });
  return closes.slice(1).map((close, i) => {
    const open = closes[i];
    return {
      open,
      close,
      high: Math.max(open, close) + next() * noise * 0.35,
      low: Math.min(open, close) - next() * noise * 0.35,
      volume: 0.35 + next() * 0.5 + (Math.abs(close - open) / noise) * 0.3,
    };
  });
}
