// The terminal's price chart and its strength index below, as SVG.
import { ACCENT, DIM, DOWN, GOLD, LINE, MUTED, TEXT, UP } from './parts.mjs';
import { average, curve, series, strength } from './series.mjs';

const [WIDTH, HEIGHT, SCALE_WIDTH, STRENGTH_HEIGHT] = [1010, 520, 66, 92];
const PLOT = WIDTH - SCALE_WIDTH;
const LAST_PRICE = 2384.6;
const POINTED = 66;

const raw = series(96, { seed: 77, start: 2290, drift: 0.0011, volatility: 0.0058 });
const fit = LAST_PRICE / raw.at(-1).close;
const candles = raw.map(({ volume, ...prices }) => ({
  volume,
  ...Object.fromEntries(Object.entries(prices).map(([key, price]) => [key, price * fit])),
}));
const highest = Math.max(...candles.map(({ high }) => high)) * 1.004;
const lowest = Math.min(...candles.map(({ low }) => low)) * 0.996;
const step = (PLOT - 24) / (candles.length - 1);
const bar = step * 0.62;
const x = (i) => 10 + i * step;
const y = (price) => 14 + ((highest - price) / (highest - lowest)) * (HEIGHT - 28);
const money = (price) => price.toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',');
const colour = ({ open, close }) => (close >= open ? UP : DOWN);

const fast = average(candles, 9);
const slow = average(candles, 26);
const index = strength(candles);

export const legend = { fast: fast.at(-1).toFixed(2), slow: slow.at(-1).toFixed(2), index: index.at(-1).toFixed(1) };

function grid() {
  const prices = [];
  for (let price = Math.ceil(lowest / 20) * 20; price < highest; price += 20) prices.push(price);
  const lines = prices.map(
    (price) => `<line x1="0" x2="${PLOT}" y1="${y(price)}" y2="${y(price)}" stroke="${LINE}" stroke-dasharray="1 5"/>
      <text x="${PLOT + 10}" y="${y(price) + 4}" fill="${DIM}" font-size="12">${money(price)}</text>`,
  );
  for (let i = 8; i < candles.length; i += 16)
    lines.push(`<line x1="${x(i)}" x2="${x(i)}" y1="0" y2="${HEIGHT}" stroke="${LINE}" stroke-dasharray="1 5"/>`);
  return lines.join('');
}

function bars() {
  const most = Math.max(...candles.map(({ volume }) => volume));
  const volumes = candles.map((candle, i) => {
    const tall = (candle.volume / most) * 58;
    return `<rect x="${x(i) - bar / 2}" y="${HEIGHT - tall}" width="${bar}" height="${tall}" fill="${colour(candle)}" opacity=".16"/>`;
  });
  const bodies = candles.map((candle, i) => {
    const [top, bottom] = [y(Math.max(candle.open, candle.close)), y(Math.min(candle.open, candle.close))];
    return `<line x1="${x(i)}" x2="${x(i)}" y1="${y(candle.high)}" y2="${y(candle.low)}" stroke="${colour(candle)}" stroke-width="1.3"/>
      <rect x="${x(i) - bar / 2}" y="${top}" width="${bar}" height="${Math.max(1.5, bottom - top)}" rx="1.4" fill="${colour(candle)}"/>`;
  });
  return [...volumes, ...bodies].join('');
}

function averageLine(values, stroke) {
  const points = values.flatMap((value, i) => (value === null ? [] : [[x(i), y(value)]]));
  return `<path d="${curve(points)}" fill="none" stroke="${stroke}" stroke-width="1.8"/>`;
}

function lastPrice() {
  const level = y(LAST_PRICE);
  return `<line x1="0" x2="${PLOT}" y1="${level}" y2="${level}" stroke="${UP}" stroke-dasharray="4 4"/>
    <rect x="${PLOT + 2}" y="${level - 12}" width="64" height="24" rx="5" fill="${UP}"/>
    <text x="${PLOT + 34}" y="${level + 4.5}" font-size="12.5" font-weight="650" fill="#062019" text-anchor="middle">${money(LAST_PRICE)}</text>`;
}

function pointed() {
  const { open, high, low, close } = candles[POINTED];
  const values = Object.entries({ O: open, H: high, L: low, C: close }).map(
    (
      [letter, price],
      i,
    ) => `<text x="${13 + (i % 2) * 72}" y="${48 + Math.floor(i / 2) * 24}" font-size="12" fill="${MUTED}">${letter}
      <tspan fill="${TEXT}" font-weight="550">${price.toFixed(1)}</tspan></text>`,
  );
  return `<line x1="${x(POINTED)}" x2="${x(POINTED)}" y1="0" y2="${HEIGHT}" stroke="#c9c6ff" stroke-opacity=".5" stroke-dasharray="3 4"/>
    <g transform="translate(${x(POINTED) + 14},${HEIGHT - 196})"><rect width="158" height="92" rx="9" fill="#171d45" stroke="#2b3370"/>
    <text x="13" y="23" font-size="11.5" fill="${MUTED}">14 May, 11:30</text>${values.join('')}</g>`;
}

export function priceChart() {
  const closes = curve(candles.map(({ close }, i) => [x(i), y(close)]));
  return `<svg width="${WIDTH}" height="${HEIGHT}" font-family="Inter"><defs>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ACCENT}" stop-opacity=".2"/>
    <stop offset="1" stop-color="${ACCENT}" stop-opacity="0"/></linearGradient></defs>${grid()}
    <path d="${closes}L${x(candles.length - 1)} ${HEIGHT}L${x(0)} ${HEIGHT}Z" fill="url(#ground)"/>
    ${bars()}${averageLine(fast, GOLD)}${averageLine(slow, ACCENT)}${lastPrice()}${pointed()}</svg>`;
}

export function strengthChart() {
  const at = (value) => Math.min(STRENGTH_HEIGHT - 4, Math.max(4, 6 + ((88 - value) / 76) * (STRENGTH_HEIGHT - 12)));
  const level = (value) => `<line x1="0" x2="${PLOT}" y1="${at(value)}" y2="${at(value)}" stroke="${LINE}"/>
    <text x="${PLOT + 10}" y="${at(value) + 4}" font-size="11.5" fill="${DIM}">${value}</text>`;
  // The index needs some candles before it means anything
  const line = curve(index.map((value, i) => [x(i), at(i < 6 ? 52 + i : 50 + (value - 50) * 1.15)]));
  return `<svg width="${WIDTH}" height="${STRENGTH_HEIGHT}" font-family="Inter">
    <rect x="0" y="${at(70)}" width="${PLOT}" height="${at(30) - at(70)}" fill="${ACCENT}" opacity=".07"/>${level(70)}${level(30)}
    <path d="${line}" fill="none" stroke="${ACCENT}" stroke-width="1.7"/></svg>`;
}
