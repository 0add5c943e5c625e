import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { isText } from '../hosts/media-types';
import { listFiles } from '../published-files';

const leastBytes = 512;
const bestQualityUpTo = 1024 * 1024;
/** The size of Node's thread pool (UV_THREADPOOL_SIZE), in which zlib runs. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const brotliBytes = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: content.length > bestQualityUpTo ? 9 : 11,
    },
  });

/** Writes `.br` and `.gz` files next to a text file, if they are smaller. */
export async function compressFile(root: string, file: string): Promise<void> {
  const path = join(root, file);
  const content = await readFile(path);
  const [br, gz] = await Promise.all([brotliBytes(content), gzipped(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}

/** Compresses text files above 512 bytes and returns their number. Must run last, after all changes of these files. */
export async function compress(root: string): Promise<number> {
  const texts = listFiles(root).filter(isText);
  const sizes = await Promise.all(texts.map(async (file) => (await stat(join(root, file))).size));
  const large = texts.filter((_, index) => sizes[index]! > leastBytes);
  const limit = pLimit(atOnce);
  await Promise.all(large.map((file) => limit(() => compressFile(root, file))));
  return large.length;
}
