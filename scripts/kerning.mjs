import { convert } from 'fontverter';
import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';

/** Characters whose pairs are kerned: those of words, and what stands next to them. */
const kerned = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-’äöüéèêàç'];

/** Closer pairs are left out, in thousandths of the type size: two thirds of a pixel in running text. */
const visible = 40;

/** How much closer than their widths a font sets two characters, in its own units: `kern` of `pair`, by glyph. */
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
  const widthOf = (text, kern) => glyphsOf(text, kern).reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const pairs = kerned.flatMap((left) =>
    kerned.map((right) => {
      const [first, second] = glyphsOf(left + right, 0);
      return {
        left: first.codepoint,
        right: second.codepoint,
        kern: widthOf(left + right, 1) - widthOf(left + right, 0),
      };
    }),
  );
  return pairs
    .filter(({ kern }) => Math.abs(kern) >= (visible * face.upem) / 1000)
    .sort((one, other) => one.left - other.left || one.right - other.right);
}

/** OpenType's `kern` table, version 0 with one subtable of format 0. */
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

const padded = (length) => 4 * Math.ceil(length / 4);

function checksumOf(table) {
  const words = Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A font of the same tables and one more. The directory is sorted by tag, each table starts at a multiple of four. */
function withTable(sfnt, tag, table) {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const offset = sfnt.readUInt32BE(entry + 8);
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      data: sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12)),
    };
  });
  const all = [...tables, { tag, data: table }].sort((one, other) => (one.tag < other.tag ? -1 : 1));
  const entrySelector = Math.floor(Math.log2(all.length));
  const directory = Buffer.alloc(12 + 16 * all.length);
  sfnt.copy(directory, 0, 0, 4);
  [all.length, 16 * 2 ** entrySelector, entrySelector, 16 * (all.length - 2 ** entrySelector)].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + 2 * index),
  );
  let offset = directory.length;
  const bodies = all.map(({ tag: name, data }, index) => {
    const entry = 12 + 16 * index;
    directory.write(name, entry, 'latin1');
    [checksumOf(data), offset, data.length].forEach((value, field) =>
      directory.writeUInt32BE(value, entry + 4 + 4 * field),
    );
    offset += padded(data.length);
    return Buffer.concat([data, Buffer.alloc(padded(data.length) - data.length)]);
  });
  return Buffer.concat([directory, ...bodies]);
}

/**
 * `font` (WOFF2 or SFNT, without kerning of its own) as WOFF2 with the pairs of `original` that can be seen. Kerned by
 * classes for all its letters, as published, a font of 150 characters weighs up to 6 KB more.
 */
export async function withVisibleKerning(font, original) {
  const [sfnt, source] = await Promise.all([convert(font, 'sfnt'), convert(original, 'sfnt')]);
  return convert(withTable(sfnt, 'kern', kernTable(pairsOf(source))), 'woff2');
}
