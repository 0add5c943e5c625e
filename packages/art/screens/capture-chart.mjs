// A candlestick chart as SVG, with moving averages and optionally the RSI below.
import { average, strength } from './series.mjs';

const [PLOT_TOP, BAND, FIRST_X] = [10, [30, 70], 8];
const one = (value) => value.toFixed(1);
const path = (points) => `M${points.map(([x, y]) => `${one(x)} ${one(y)}`).join('L')}`;

/**
 * Draws a candlestick chart. `from` is the index of the first candle shown, `lines` are prices to mark with labels,
 * `averages` are [span, colour] pairs. `draw` adds markup: it gets functions for the x of a candle and the y of a price
 * or RSI value.
 */
export function candleChart({ candles, from = 0, width, height, range, lines, format, averages, tag, ...rest }) {
  const { strengthHeight = 0, times = [], volume = false, draw = () => '' } = rest;
  const scale = 66;
  const axis = times.length > 0 ? 26 : 0;
  const plot = width - scale;
  const bottom = height - strengthHeight - axis;
  const step = (plot - FIRST_X) / (candles.length - from);
  const bar = step * 0.62;
  const x = (i) => FIRST_X + (i - from + 0.5) * step;
  const y = (price) => PLOT_TOP + (bottom - 2 * PLOT_TOP) * (1 - (price - range[0]) / (range[1] - range[0]));
  const strengthY = (value) => bottom + 14 + (strengthHeight - 24) * (1 - (value - 15) / 75);
  const shown = candles.map((candle, i) => ({ ...candle, i })).slice(from);
  const label = (at, text) => `<text class="scale" x="${plot + 12}" y="${one(at + 4.5)}">${text}</text>`;

  // Leaves out grid lines whose labels would overlap the label of the current price.
  const grid = lines
    .filter((price) => tag === undefined || Math.abs(y(price) - y(tag)) >= 24)
    .map((price) => `<path class="grid" d="M0 ${one(y(price))}H${plot + 4}"/>${label(y(price), format(price))}`);
  const volumes = shown.map((candle) => {
    const tall = candle.volume * 34;
    return `<rect class="${candle.close >= candle.open ? 'rise' : 'fall'}" x="${one(x(candle.i) - bar / 2)}" y="${one(bottom - 4 - tall)}" width="${one(bar)}" height="${one(tall)}"/>`;
  });
  const bodies = shown.map(({ i, open, close, high, low }) => {
    const [top, foot] = [y(Math.max(open, close)), Math.max(y(Math.min(open, close)), y(Math.max(open, close)) + 1.5)];
    const d = `M${one(x(i))} ${one(y(high))}V${one(top)}M${one(x(i) - bar / 2)} ${one(top)}h${one(bar)}V${one(foot)}h${one(-bar)}zM${one(x(i))} ${one(foot)}V${one(y(low))}`;
    return `<path class="${close >= open ? 'rising' : 'falling'}" d="${d}"/>`;
  });
  const curves = averages.map(([span, colour]) => {
    const points = average(candles, span).flatMap((value, i) => (value === null || i < from ? [] : [[x(i), y(value)]]));
    return `<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  });
  const index = strength(candles);
  const strengthPart = `<path class="edge" d="M0 ${bottom}H${width}"/>
    <rect class="band" x="0" y="${one(strengthY(BAND[1]))}" width="${plot}" height="${one(strengthY(BAND[0]) - strengthY(BAND[1]))}"/>
    ${BAND.map((value) => `<path class="grid" stroke-dasharray="4 4" d="M0 ${one(strengthY(value))}H${plot + 4}"/>${label(strengthY(value), value)}`).join('')}
    <path class="strength" d="${path(shown.map(({ i }) => [x(i), strengthY(index[i])]))}"/>`;
  const last = `<path class="last" d="M0 ${one(y(tag))}H${plot}"/><rect class="tag" x="${plot + 4}" y="${one(y(tag) - 12)}" width="${scale - 12}" height="24" rx="6"/>
    <text class="on-tag" x="${plot + 12}" y="${one(y(tag) + 4.5)}">${format(tag)}</text>`;
  return `<svg class="candles" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${grid.join('')}
    ${volume ? volumes.join('') : ''}${curves.join('')}${bodies.join('')}${strengthHeight ? strengthPart : ''}
    ${tag === undefined ? '' : last}${times.map(([i, text]) => `<text class="scale" text-anchor="middle" x="${one(x(i))}" y="${height - 7}">${text}</text>`).join('')}
    ${draw({ x, y, strengthY, index })}</svg>`;
}
