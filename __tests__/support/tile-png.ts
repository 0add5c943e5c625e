import { crc32, deflateSync } from 'node:zlib';

/** A PNG chunk: length, name, content, checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * A light grey PNG with a darker edge, so that screenshots show where map tiles meet. By default it has the size of a
 * tile.
 */
export function tilePng(width = 256, height = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc(height * (width + 1), 0xe6);
  for (let row = 0; row < height; row += 1) {
    pixels[row * (width + 1)] = 0;
    pixels[row * (width + 1) + 1] = 0xb4;
    if (row === 0) pixels.fill(0xb4, 1, width + 1);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
