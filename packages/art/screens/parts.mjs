// What both screens share: colours, fonts, icons, sparklines.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as lucide from 'lucide';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ART, MODULES } from '../steps/places.mjs';
import { curve, series } from './series.mjs';

export const UP = '#2ed3a5';
export const DOWN = '#ff6b7e';
export const ACCENT = '#7b6cff';
export const GOLD = '#f5b93b';
export const LINE = '#1c2347';
export const TEXT = '#e8eaff';
export const MUTED = '#8c93bd';
export const DIM = '#5d6594';

const fontFace = (family, file, weights, range = 'U+0-24FF') =>
  `@font-face{font-family:"${family}";src:url(${pathToFileURL(path.join(MODULES, '@fontsource-variable', file))});` +
  `font-weight:${weights};unicode-range:${range}}`;

const FONTS = [
  fontFace('Inter', 'inter/files/inter-latin-wght-normal.woff2', '100 900'),
  fontFace('Inter', 'inter/files/inter-latin-ext-wght-normal.woff2', '100 900', 'U+20A0-20C0'),
  fontFace('Inter', 'inter/files/inter-latin-wght-normal.woff2', '100 900', 'U+20AC'),
  fontFace('Inter', 'inter/files/inter-greek-wght-normal.woff2', '100 900', 'U+370-3FF'),
  fontFace('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', '400 700'),
].join('');

/** A whole document from style sheets of this folder and a body. */
export function html(language, styleSheets, body) {
  const style = styleSheets.map((name) => fs.readFileSync(path.join(ART, 'screens', name), 'utf8')).join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Screen</title><style>${FONTS}${style}</style>${body}</html>`;
}

/** A lucide icon by its name, as SVG markup. */
export const icon = (name, size = 18, strokeWidth = 1.75, { color = 'currentColor', fill = 'none' } = {}) =>
  renderToStaticMarkup(
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill,
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      lucide[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes })),
    ),
  );

/** The class of what is gained or rises, or else of what is lost or falls. */
export const side = (isUp) => (isUp ? 'up' : 'down');

/** Labels side by side, one of them chosen. */
export const choice = (labels, on) =>
  labels.map((label, i) => `<b${i === on ? ' class="on"' : ''}>${label}</b>`).join('');

/** The brand's symbol, `size` pixels square. */
export const symbol = (size) =>
  fs
    .readFileSync(path.join(ART, 'brand/symbol.svg'), 'utf8')
    .replace('width="40" height="40"', `width="${size}" height="${size}"`);

/** A small price line with a fading ground. */
export function sparkline(seed, width, height, rises) {
  const [drift, colour, id] = [rises ? 0.0045 : -0.0045, rises ? UP : DOWN, `spark-${seed}`];
  const closes = series(28, { seed, drift, volatility: 0.009 }).map(({ close }) => close);
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const line = curve(
    closes.map((close, i) => [
      (i * (width - 2)) / (closes.length - 1) + 1,
      height - 3 - ((close - low) / (high - low)) * (height - 6),
    ]),
  );
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><defs>
    <linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".28"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>
    <path d="${line}L${width - 1} ${height}L1 ${height}Z" fill="url(#${id})"/>
    <path d="${line}" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** Colours of the tiles with symbols in the trade history. */
export const TILES = {
  SAP: '#3262c0',
  DE40: '#7c4bd8',
  AIR: '#23707f',
  SIE: '#227a5c',
  BMW: '#51608f',
  FR40: '#a2487f',
  BAS: '#80622a',
};
