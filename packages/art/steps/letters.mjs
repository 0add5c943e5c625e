// Words as SVG outlines, so that no picture depends on an installed font.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const opentype = require('opentype.js');

/** A weight of the headline font ('600' or '700'), latin letters. */
export function displayFont(weight) {
  const folder = path.dirname(require.resolve('@fontsource/instrument-sans/package.json'));
  const file = readFileSync(path.join(folder, `files/instrument-sans-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
