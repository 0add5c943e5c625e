// Colours, fonts and markup that all terminal pictures share.
import { readFileSync } from 'node:fs';

export const GOLD = '#f5b93b';
export const VIOLET = '#9a8fff';

/** Width in CSS pixels of most pictures for wide windows. */
export const WIDE = 720;
/** Width in CSS pixels of the picture in the section `panels` of the page About us. */
export const PANEL = 480;
/** Width in CSS pixels of all pictures for phones. */
export const NARROW = 350;

const FONT_FILES = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

const fontFace = (family, file, weights, range = 'U+0-24FF') =>
  `@font-face{font-family:"${family}";src:url(${new URL(file, FONT_FILES)});font-weight:${weights};unicode-range:${range}}`;

const FONTS = [
  fontFace('Inter', 'inter/files/inter-latin-wght-normal.woff2', '100 900'),
  fontFace('Inter', 'inter/files/inter-latin-ext-wght-normal.woff2', '100 900', 'U+20A0-20C0'),
  fontFace('Inter', 'inter/files/inter-latin-wght-normal.woff2', '100 900', 'U+20AC'),
  fontFace('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', '400 700'),
].join('');

const STYLE = readFileSync(new URL('captures.css', import.meta.url), 'utf8');

/** The CSS class for a gain or a loss. */
export const side = (isUp) => (isUp ? 'up' : 'down');

/** A row of labels, one of which is selected. */
export const choice = (labels, on) =>
  labels.map((label, i) => `<b${i === on ? ' class="on"' : ''}>${label}</b>`).join('');

/** A coloured square with the letters of an instrument. */
export const tile = (letters, colour) => `<span class="tile" style="background:${colour}">${letters}</span>`;

/** The title bar of a browser window, with a label that the account is a demo. */
export const browser = (words, address) =>
  `<div class="browser"><i></i><i></i><i></i><span>${address}</span><em>${words.demo}</em></div>`;

export const title = (name, rest) => `<div class="title"><b>${name}</b>${rest}</div>`;
export const legend = (entries) =>
  `<div class="legend">${entries.map(([colour, text]) => `<span><i style="background:${colour}"></i>${text}</span>`).join('')}</div>`;
export const field = (label, value, unit = '', on = '') =>
  `<div class="field ${on}"><small>${label}</small><b>${value}<u>${unit}</u></b></div>`;
export const pair = (label, value) => `<p class="pair"><span>${label}</span><b>${value}</b></p>`;

/** The HTML document of a picture. `kind` has the CSS classes of its outer element. */
export const page = (language, kind, body) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Screen</title><style>${FONTS}${STYLE}</style><main class="${kind}">${body}</main></html>`;
