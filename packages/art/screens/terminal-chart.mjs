// The terminal's price chart and its strength index below, as SVG.
import { BID, candles, fast, index, slow, timeOf } from './gold.mjs';
import { ACCENT, DIM, DOWN, GOLD, LINE, MUTED, TEXT, UP } from './parts.mjs';
import { curve } from './series.mjs';

const [WIDTH, SCALE_WIDTH, STRENGTH_HEIGHT, AXIS_HEIGHT] = [1010, 66, 92, 26];
const PLOT = WIDTH - SCALE_WIDTH;
const POINTED = 66;
const [WARM_UP, LABEL_HEIGHT] = [14, 20];
const [FIRST_MARK, MARKS_APART, HOURS_PER_DAY] = [9, 12, 24];

const highest = Math.max(...candles.map(({ high }) => high)) * 1.002;
const lowest = Math.min(...candles.map(({ low }) => low)) * 0.996;
const step = (PLOT - 24) / (candles.length - 1);
const bar = step * 0.62;
const x = (i) => 10 + i * step;
const colour = ({ open, close }) => (close >= open ? UP : DOWN);

/** Candles that the axis marks: every midnight and noon. */
const marks = Array.from(
  { length: Math.ceil((candles.length - FIRST_MARK) / MARKS_APART) },
  (_, i) => FIRST_MARK + i * MARKS_APART,
);

function grid({ price }, y, height, apart) {
  const prices = [];
  for (let level = Math.ceil(lowest / apart) * apart; level < highest; level += apart) prices.push(level);
  const across = prices.map((level) => {
    const line = `<line x1="0" x2="${PLOT}" y1="${y(level)}" y2="${y(level)}" stroke="${LINE}" stroke-dasharray="1 5"/>`;
    // The label of the last price would cover this one
    if (Math.abs(y(level) - y(BID)) < LABEL_HEIGHT) return line;
    return `${line}<text x="${PLOT + 10}" y="${y(level) + 4}" fill="${DIM}" font-size="12">${price(level)}</text>`;
  });
  const down = marks.map(
    (i) => `<line x1="${x(i)}" x2="${x(i)}" y1="0" y2="${height}" stroke="${LINE}" stroke-dasharray="1 5"/>`,
  );
  return [...across, ...down].join('');
}

function bars(y, height) {
  const most = Math.max(...candles.map(({ volume }) => volume));
  const volumes = candles.map((candle, i) => {
    const tall = (candle.volume / most) * 58;
    return `<rect x="${x(i) - bar / 2}" y="${height - tall}" width="${bar}" height="${tall}" fill="${colour(candle)}" opacity=".16"/>`;
  });
  const bodies = candles.map((candle, i) => {
    const [top, bottom] = [y(Math.max(candle.open, candle.close)), y(Math.min(candle.open, candle.close))];
    return `<line x1="${x(i)}" x2="${x(i)}" y1="${y(candle.high)}" y2="${y(candle.low)}" stroke="${colour(candle)}" stroke-width="1.3"/>
      <rect x="${x(i) - bar / 2}" y="${top}" width="${bar}" height="${Math.max(1.5, bottom - top)}" rx="1.4" fill="${colour(candle)}"/>`;
  });
  return [...volumes, ...bodies].join('');
}

function averageLine(values, y, stroke) {
  const points = values.flatMap((value, i) => (value === null ? [] : [[x(i), y(value)]]));
  return `<path d="${curve(points)}" fill="none" stroke="${stroke}" stroke-width="1.8"/>`;
}

function lastPrice({ price }, level) {
  return `<line x1="0" x2="${PLOT}" y1="${level}" y2="${level}" stroke="${UP}" stroke-dasharray="4 4"/>
    <rect x="${PLOT + 2}" y="${level - 12}" width="64" height="24" rx="5" fill="${UP}"/>
    <text x="${PLOT + 34}" y="${level + 4.5}" font-size="12.5" font-weight="650" fill="#062019" text-anchor="middle">${price(BID)}</text>`;
}

function pointed({ words, price, dayAndHour }, height) {
  const { open, high, low, close } = candles[POINTED];
  const values = [open, high, low, close].map(
    (value, i) => `<text x="${13 + (i % 2) * 84}" y="${48 + Math.floor(i / 2) * 24}" font-size="12" fill="${MUTED}">
      ${words.candle[i]} <tspan fill="${TEXT}" font-weight="550">${price(value)}</tspan></text>`,
  );
  return `<line x1="${x(POINTED)}" x2="${x(POINTED)}" y1="0" y2="${height}" stroke="#c9c6ff" stroke-opacity=".5" stroke-dasharray="3 4"/>
    <g transform="translate(${x(POINTED) + 14},${height - 168})"><rect width="180" height="92" rx="9" fill="#171d45" stroke="#2b3370"/>
    <text x="13" y="23" font-size="11.5" fill="${MUTED}">${dayAndHour(timeOf(POINTED))}</text>${values.join('')}</g>`;
}

/** `height` in pixels, a grid line every `apart` dollars; with `pointer` one candle's prices are shown. */
export function priceChart(spoken, { height, apart, pointer }) {
  const y = (price) => 14 + ((highest - price) / (highest - lowest)) * (height - 28);
  const closes = curve(candles.map(({ close }, i) => [x(i), y(close)]));
  return `<svg width="${WIDTH}" height="${height}" font-family="Inter"><defs>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ACCENT}" stop-opacity=".2"/>
    <stop offset="1" stop-color="${ACCENT}" stop-opacity="0"/></linearGradient></defs>${grid(spoken, y, height, apart)}
    <path d="${closes}L${x(candles.length - 1)} ${height}L${x(0)} ${height}Z" fill="url(#ground)"/>
    ${bars(y, height)}${averageLine(fast, y, GOLD)}${averageLine(slow, y, ACCENT)}${lastPrice(spoken, y(BID))}${pointer ? pointed(spoken, height) : ''}</svg>`;
}

export function strengthChart() {
  const at = (value) => Math.min(STRENGTH_HEIGHT - 4, Math.max(4, 6 + ((88 - value) / 76) * (STRENGTH_HEIGHT - 12)));
  const level = (value) => `<line x1="0" x2="${PLOT}" y1="${at(value)}" y2="${at(value)}" stroke="${LINE}"/>
    <text x="${PLOT + 10}" y="${at(value) + 4}" font-size="11.5" fill="${DIM}">${value}</text>`;
  // The index needs some candles before it means anything
  const line = curve(index.map((value, i) => [x(i), at(value)]).slice(WARM_UP));
  return `<svg width="${WIDTH}" height="${STRENGTH_HEIGHT}" font-family="Inter">
    <rect x="0" y="${at(70)}" width="${PLOT}" height="${at(30) - at(70)}" fill="${ACCENT}" opacity=".07"/>${level(70)}${level(30)}
    <path d="${line}" fill="none" stroke="${ACCENT}" stroke-width="1.7"/></svg>`;
}

/** Days at midnight, hours between them. */
export function timeAxis({ day, hour }) {
  const labels = marks.map((i) => {
    const midnight = (i - FIRST_MARK) % HOURS_PER_DAY === 0;
    return `<text x="${x(i)}" y="16" text-anchor="middle" fill="${midnight ? MUTED : DIM}">${(midnight ? day : hour)(timeOf(i))}</text>`;
  });
  return `<svg width="${WIDTH}" height="${AXIS_HEIGHT}" font-family="Inter" font-size="11.5">${labels.join('')}</svg>`;
}
