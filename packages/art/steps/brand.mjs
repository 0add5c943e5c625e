// Makes the logo's files in packages/art/brand, and the favicons in static/.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { displayFont } from './letters.mjs';
import { ART, STATIC_FOLDER } from './places.mjs';

const COMPANY = 'Velmarch';
const [SIZE, X, BASELINE, TRACKING] = [25, 51, 28.9, -0.022];
// Kerning in em: the V moves closer to its neighbour.
const KERNED = { V: 0.055 };
const BOX = 40;

const GRADIENT =
  '<defs><linearGradient id="velmarch-ground" x1="4" y1="0" x2="36" y2="40" gradientUnits="userSpaceOnUse">' +
  '<stop stop-color="#8E7DFF"/><stop offset="1" stop-color="#4034DF"/></linearGradient></defs>';
const strokes = (falling, rising) =>
  `<path d="M11 13.2 18.6 28" stroke="${falling}" stroke-width="5.4" stroke-linecap="round"/>` +
  `<path d="M18.6 28 29.4 10.8" stroke="${rising}" stroke-width="5.4" stroke-linecap="round"/>`;
const SYMBOL = `<rect width="${BOX}" height="${BOX}" rx="11.5" fill="url(#velmarch-ground)"/>${strokes('#C9C3FF', '#fff')}`;
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="8" fill="#5145E5"/>' +
  '<path d="M8.4 10.2 14.9 23" stroke="#C9C3FF" stroke-width="5" stroke-linecap="round"/>' +
  '<path d="M14.9 23 24 8.4" stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg>\n';

/** The company's name as one SVG path, and its width. */
function wordmark() {
  const font = displayFont('600');
  let x = X;
  const paths = [...COMPANY].map((letter) => {
    const glyph = font.charToGlyph(letter);
    const data = glyph.getPath(x, BASELINE, SIZE).toPathData(2);
    x += ((glyph.advanceWidth ?? 0) / font.unitsPerEm + TRACKING - (KERNED[letter] ?? 0)) * SIZE;
    return data;
  });
  return { data: paths.join(''), end: Math.round(x + 1) };
}

const logo = ({ data, end }, colour) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${end}" height="${BOX}" viewBox="0 0 ${end} ${BOX}" fill="none" role="img" ` +
  `aria-label="${COMPANY}"><title>${COMPANY}</title>${SYMBOL}<path d="${data}" fill="${colour}"/>${GRADIENT}</svg>\n`;

/**
 * A square picture of the symbol on the brand colour, without margin, since systems crop icons to their own shape.
 * `share` is the symbol's size relative to the square.
 */
function tile(side, share) {
  const scale = (side * share) / BOX;
  const shift = (side * (1 - share)) / 2;
  const ground = `<rect width="${side}" height="${side}" fill="url(#g)"/>`;
  const gradient = `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#8E7DFF"/><stop offset="1" stop-color="#4034DF"/></linearGradient></defs>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" fill="none">${gradient}${ground}<g transform="translate(${shift} ${shift}) scale(${scale})">${strokes('#C9C3FF', '#fff')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file with one PNG of 32 × 32 px, for browsers without support for SVG icons. */
function ico(png) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const MANIFEST = {
  name: COMPANY,
  short_name: COMPANY,
  start_url: '/',
  display: 'browser',
  theme_color: '#131b50',
  background_color: '#0b1033',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

async function rounded(side) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 40 40" fill="none">${SYMBOL}${GRADIENT}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Writes all logo and favicon files. Returns their paths. */
export async function makeBrand() {
  const word = wordmark();
  const brand = path.join(ART, 'brand');
  const symbol = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40" fill="none">${SYMBOL}${GRADIENT}</svg>\n`;
  const mono =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none"><path d="M11 13.2 18.6 28 29.4 10.8" ' +
    'stroke="currentColor" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"/></svg>\n';
  const files = {
    [`${brand}/logo-on-dark.svg`]: logo(word, '#fff'),
    [`${brand}/logo-on-light.svg`]: logo(word, '#0D1336'),
    [`${brand}/symbol.svg`]: symbol,
    [`${brand}/symbol-mono.svg`]: mono,
    [`${STATIC_FOLDER}/favicon.svg`]: FAVICON,
    [`${STATIC_FOLDER}/favicon.ico`]: ico(
      await sharp(Buffer.from(FAVICON), { density: 288 }).resize(32).png().toBuffer(),
    ),
    [`${STATIC_FOLDER}/apple-touch-icon.png`]: await tile(180, 0.92),
    [`${STATIC_FOLDER}/icon-192.png`]: await rounded(192),
    [`${STATIC_FOLDER}/icon-512.png`]: await rounded(512),
    [`${STATIC_FOLDER}/icon-maskable-512.png`]: await tile(512, 0.72),
    [`${STATIC_FOLDER}/site.webmanifest`]: `${JSON.stringify(MANIFEST, null, 2)}\n`,
  };
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return Object.keys(files);
}
