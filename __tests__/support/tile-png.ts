import { crc32, deflateSync } from 'node:zlib';

const edge = 256;

/** A PNG chunk: length, name, content, checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A map tile: 256 px of light grey with a darker edge, so that a screenshot shows where tiles meet. */
export function tilePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.writeUInt8(8, 8);
  const pixels = Buffer.alloc(edge * (edge + 1), 0xe6);
  for (let row = 0; row < edge; row += 1) {
    pixels[row * (edge + 1)] = 0;
    pixels[row * (edge + 1) + 1] = 0xb4;
    if (row === 0) pixels.fill(0xb4, 1, edge + 1);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
