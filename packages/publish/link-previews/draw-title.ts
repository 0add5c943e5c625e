import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';

/** Font sizes to try, in pixels. */
const sizes = { largest: 76, smallest: 30, step: 2 };
const mostLines = 3;
/** Letter spacing in em. */
const letterSpacing = -0.025;
/** Line height as a multiple of the font's own line height, which is 1.22 em. */
const lineHeight = 0.9;

const headlineFont = '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2';

let font: Promise<string> | undefined;

/**
 * Writes the headline font as an uncompressed file, because Pango cannot read WOFF2. The file is deleted only when the
 * process ends, since fontconfig remembers its path.
 */
async function unpackFont(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'font-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'headline.ttf');
  await writeFile(file, await convert(await readFile(require.resolve(headlineFont)), 'sfnt'));
  return file;
}

interface DrawnTitle {
  data: Buffer;
  info: { width: number; height: number };
}

/** Draws a title in Pango markup (https://docs.gtk.org/Pango/pango_markup.html), which hyphenates words at U+00AD. */
async function drawAt(title: string, size: number, width: number): Promise<DrawnTitle> {
  font ??= unpackFont();
  const escaped = title.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const spacing = Math.round(letterSpacing * size * 1024);
  const text = `<span foreground="white" letter_spacing="${spacing}" line_height="${lineHeight}">${escaped}</span>`;
  const options = { font: `Instrument Sans SemiBold ${size}`, fontfile: await font, width, dpi: 72, rgba: true };
  return sharp({ text: { text, ...options } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Draws a title in white, in at most three lines of similar length, as large as fits into a width in pixels. Rejects if
 * it does not fit even at the smallest size.
 */
export async function drawTitle(title: string, width: number): Promise<DrawnTitle> {
  for (let size = sizes.largest; size >= sizes.smallest; size -= sizes.step) {
    let drawn = await drawAt(title, size, width);
    // If a word is longer than a line, the drawing is too wide. Then a smaller size is tried.
    if (drawn.info.width > width || drawn.info.height > size * mostLines * lineHeight * 1.22) continue;
    // Balances the lines: finds the smallest width with the same number of lines, as `text-wrap: balance` does.
    for (let narrower = width - 8; narrower > width / 2; narrower -= 8) {
      const tried = await drawAt(title, size, narrower);
      if (tried.info.width > narrower || tried.info.height > drawn.info.height + size / 2) break;
      drawn = tried;
    }
    return drawn;
  }
  throw new Error(`The title does not fit the picture for link previews: "${title}"`);
}
