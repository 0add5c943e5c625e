import { readdirSync, readFileSync } from 'node:fs';

const styles = readFileSync('src/styles/fonts.css', 'utf8');

/** Reads the `unicode-range` of the `@font-face` rule that loads a file of `src/styles/fonts`. */
function rangesOf(file: string): [first: number, last: number][] {
  const face = styles.split('@font-face').find((rule) => rule.includes(`./fonts/${file}`)) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  return ranges.split(',').map((range) => {
    const [first = NaN, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((digits) => parseInt(digits, 16));
    return [first, last];
  });
}

const copy = ['content', 'locales'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|json)$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

it.each(['inter.woff2', 'instrument-sans.woff2'])(
  'the font subset %s has every character of the site’s texts in all languages',
  (file) => {
    const ranges = rangesOf(file);
    expect(ranges.length).toBeGreaterThan(1);
    const missing = [...new Set(copy.join(''))].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code > 0x1f && !ranges.some(([first, last]) => code >= first && code <= last);
    });
    expect(missing).toEqual([]);
  },
);
