const padded = (length) => 4 * Math.ceil(length / 4);

function checksumOf(table) {
  const words = Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Adds a table to an SFNT font, whose directory is sorted by tag and whose tables start at multiples of four bytes. */
export function withTable(sfnt, tag, table) {
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
