import { readFileSync } from 'node:fs';
import { parse, type Font } from 'opentype.js';

// The static instance of the headline font: a WOFF file, since opentype.js cannot read WOFF2.
const file = 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff';
/** Letter spacing of headlines, in em. */
const letterSpacing = -0.025;

let font: Font | undefined;

const loadedFont = (): Font => (font ??= parse(new Uint8Array(readFileSync(file)).buffer));

/** Throws if the font has no glyph for a letter, which would be drawn as an empty box. */
function drawable(text: string): string {
  const shown = text.replaceAll('\u00a0', ' ');
  const missing = [...shown].find((letter) => loadedFont().charToGlyphIndex(letter) === 0);
  if (missing !== undefined) throw new Error(`The headline font has no glyph for "${missing}" in "${text}"`);
  return shown;
}

/** Width of a line in pixels at a font size in pixels. */
export const widthOf = (text: string, size: number): number =>
  loadedFont().getAdvanceWidth(drawable(text), size, { letterSpacing });

/** SVG path data of a line whose baseline starts at x, y. */
export const outlineOf = (text: string, x: number, y: number, size: number): string =>
  loadedFont().getPath(drawable(text), x, y, size, { letterSpacing }).toPathData(1);
