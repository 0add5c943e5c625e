// Converts words to SVG outlines, so that pictures do not depend on installed fonts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const opentype = require('opentype.js');

/** Loads a weight of the headline font (`600` or `700`) with its Latin letters. */
export function displayFont(weight) {
  const folder = path.dirname(require.resolve('@fontsource/instrument-sans/package.json'));
  const file = readFileSync(path.join(folder, `files/instrument-sans-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
