/**
 * Makes the two fonts that every page loads, `src/styles/fonts/*.woff2`, from the published Inter and Instrument Sans:
 * only the characters of English, German and French, only the weights in use, only the OpenType features that matter.
 * Run by hand after a change here or of a font package; the results are committed. `--check` compares instead of writing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';

const target = fileURLToPath(new URL('../src/styles/fonts', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Brotli, over both fonts; the budget of a first visit is 60 KB and leaves room for one file of `latin-ext`. */
const budget = 45 * 1024;

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Latin-1 and the typography of the three languages. `fonts.css` repeats this as its `unicode-range`. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ‚‘’„“”‹›–—…•€−`;

/** Kerning, accents, localised forms, tabular figures, contextual alternates. Inter's many stylistic sets go. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt', 'liga', 'case'];

const fonts = [
  { name: 'inter', weight: { min: 400, max: 600 } },
  { name: 'instrument-sans', weight: 600 },
];

async function subset({ name, weight }) {
  const source = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  return subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
    noHinting: true,
  });
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
    throw new Error(`${path.relative(process.cwd(), file)} is not what scripts/subset-fonts.mjs makes: run it again.`);
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
