import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Font } from 'opentype.js';

// The static instance of the headline font: a WOFF file, since opentype.js cannot read WOFF2.
const FILE = 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff';
/** Letter spacing of headlines, in em. */
const TRACKING = -0.025;
const NO_BREAK_SPACE = /\u00a0/g;

let font: Font | undefined;

function loadedFont(): Font {
  if (font === undefined) {
    font = parse(new Uint8Array(readFileSync(path.resolve(FILE))).buffer);
  }
  return font;
}

/** Throws if the font has no glyph for a letter, which would be drawn as an empty box. */
function drawable(text: string): string {
  const shown = text.replace(NO_BREAK_SPACE, ' ');
  const missing = [...shown].find((letter) => loadedFont().charToGlyphIndex(letter) === 0);
  if (missing !== undefined) throw new Error(`The headline font has no glyph for "${missing}" in "${text}"`);
  return shown;
}

/** Width of a line in pixels at a font size in pixels. */
export const widthOf = (text: string, size: number): number =>
  loadedFont().getAdvanceWidth(drawable(text), size, { letterSpacing: TRACKING });

/** SVG path data of a line whose baseline starts at x, y. */
export const outlineOf = (text: string, x: number, y: number, size: number): string =>
  loadedFont().getPath(drawable(text), x, y, size, { letterSpacing: TRACKING }).toPathData(1);
