// What the screens share: colours, fonts, markup.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ART, MODULES } from '../steps/places.mjs';

export const GOLD = '#f5b93b';

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

/** The class of what is gained or rises, or else of what is lost or falls. */
export const side = (isUp) => (isUp ? 'up' : 'down');

/** Labels side by side, one of them chosen. */
export const choice = (labels, on) =>
  labels.map((label, i) => `<b${i === on ? ' class="on"' : ''}>${label}</b>`).join('');

/** A coloured tile with an instrument's letters. */
export const tile = (letters, colour) => `<span class="tile" style="background:${colour}">${letters}</span>`;
