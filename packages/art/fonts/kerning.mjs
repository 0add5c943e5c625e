import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';
import { withTable } from './sfnt.mjs';

/** Characters whose pairs are kerned: letters, and punctuation that stands next to letters. */
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-’äöüéèêàç'];

/** The smallest kerning to keep, in thousandths of an em. In body text, 40 thousandths are two thirds of a pixel. */
const visible = 40;

/** Reads the kerning pairs of a font, in font units. */
function pairsOf(sfnt) {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const glyphsOf = (text, kern) => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, [new Feature('kern', kern)]);
    return buffer.getGlyphInfosAndPositions();
  };
  const widthOf = (glyphs) => glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const pairs = kerned.flatMap((left) =>
    kerned.map((right) => {
      const apart = glyphsOf(left + right, 0);
      const [first, second] = apart;
      const kern = widthOf(glyphsOf(left + right, 1)) - widthOf(apart);
      return { left: first.codepoint, right: second.codepoint, kern };
    }),
  );
  return pairs
    .filter(({ kern }) => Math.abs(kern) >= (visible * face.upem) / 1000)
    .sort((one, other) => one.left - other.left || one.right - other.right);
}

/** Builds an OpenType `kern` table (version 0, with one subtable of format 0). */
function kernTable(pairs) {
  const headers = 18;
  const table = Buffer.alloc(headers + 6 * pairs.length);
  const entrySelector = Math.floor(Math.log2(pairs.length));
  const searchRange = 6 * 2 ** entrySelector;
  const isHorizontal = 1;
  [0, 1, 0, table.length - 4, isHorizontal, pairs.length, searchRange, entrySelector].forEach((value, index) =>
    table.writeUInt16BE(value, 2 * index),
  );
  table.writeUInt16BE(6 * pairs.length - searchRange, 16);
  pairs.forEach(({ left, right, kern }, index) => {
    const at = headers + 6 * index;
    table.writeUInt16BE(left, at);
    table.writeUInt16BE(right, at + 2);
    table.writeInt16BE(kern, at + 4);
  });
  return table;
}

/**
 * Adds the visible kerning pairs of `original` to `font`, a WOFF2 or SFNT file without kerning. Returns WOFF2. The
 * original's class kerning (GPOS) would add up to 6 kB to a font of 150 characters.
 */
export async function withVisibleKerning(font, original) {
  const [sfnt, source] = await Promise.all([convert(font, 'sfnt'), convert(original, 'sfnt')]);
  return convert(withTable(sfnt, 'kern', kernTable(pairsOf(source))), 'woff2');
}
