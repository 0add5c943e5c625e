/**
 * Makes the two fonts that every page loads, `src/styles/fonts/*.woff2`, from the published Inter and Instrument Sans.
 * They contain only the characters listed in `src/styles/fonts.css`, the weights in use, and visible OpenType features
 * and kerning pairs. Run it by hand after a change here or of a font package, on a machine with Debian's
 * `python3-fonttools`; commit the results. `--check` compares instead of writing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { withVisibleKerning } from './kerning.mjs';
import { withUnitsPerEm } from './units-per-em.mjs';

const target = fileURLToPath(new URL('../../../src/styles/fonts', import.meta.url));
const styles = fileURLToPath(new URL('../../../src/styles/fonts.css', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Largest size of both fonts together, in bytes. WOFF2 is already compressed with brotli. */
const budget = 21 * 1024;

/** Lists the characters of a `unicode-range` such as `U+20-7E, U+A0`. */
const charactersIn = (ranges) =>
  ranges
    .split(',')
    .map((part) =>
      part
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => parseInt(digits, 16)),
    )
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

/** Reads the `unicode-range` of a font file from its `@font-face` in `src/styles/fonts.css`. */
async function rangeOf(file) {
  const face = (await readFile(styles, 'utf8')).split('@font-face').find((rule) => rule.includes(`./fonts/${file}`));
  return /unicode-range:([^;]+);/.exec(face)[1];
}

/**
 * The fonts with the OpenType features to keep: tabular figures in body text, none in headings. Mark positioning and
 * localised forms would change none of the characters in the `unicode-range` of a font. Contextual alternates would add
 * 4 kB without a visible difference.
 */
const fonts = [
  { name: 'inter', weight: { min: 400, max: 600 }, keepFeatures: ['tnum'] },
  { name: 'instrument-sans', weight: 600, keepFeatures: [] },
];

/** OpenType tables to remove: GDEF and GPOS are empty without mark positioning, and browsers do not use the others. */
const dropTables = ['GDEF', 'GPOS', 'MVAR', 'STAT'];

/** Units per em of the new fonts. The original Inter has 2,048, a precision that no screen can show in body text. */
const unitsPerEm = 1000;

async function subset({ name, weight, keepFeatures }) {
  const source = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const characters = charactersIn(await rangeOf(`${name}.woff2`));
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, noHinting: true };
  const cuts = await Promise.all([
    subsetFont(source, characters, { ...options, keepFeatures, dropTables }),
    subsetFont(source, characters, { ...options, keepFeatures: [...keepFeatures, 'kern'] }),
  ]);
  const [bare, kerned] = await Promise.all(cuts.map((cut) => withUnitsPerEm(cut, unitsPerEm)));
  return withVisibleKerning(bare, kerned);
}

async function licenceOf(name) {
  return readFile(resolve(`@fontsource-variable/${name}/LICENSE`), 'utf8');
}

const checkOnly = process.argv.includes('--check');
let total = 0;
await mkdir(target, { recursive: true });
for (const font of fonts) {
  const made = await subset(font);
  const file = path.join(target, `${font.name}.woff2`);
  if (checkOnly && !made.equals(await readFile(file))) {
    throw new Error(
      `${path.relative(process.cwd(), file)} is not what packages/art/fonts/subset.mjs makes: run it again.`,
    );
  }
  if (!checkOnly) {
    await writeFile(file, made);
    await writeFile(path.join(target, `${font.name}-LICENSE.txt`), await licenceOf(font.name));
  }
  const size = brotliCompressSync(made).length;
  total += size;
  console.log(`${font.name.padEnd(16)} ${(size / 1024).toFixed(1)} KB`);
}
console.log(`${'together'.padEnd(16)} ${(total / 1024).toFixed(1)} KB of ${budget / 1024} KB`);
if (total > budget) throw new Error('The fonts are heavier than their budget.');
