import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { KeptResults } from '../../shared/kept-results';
import { isText } from '../hosts/media-types';
import { contentHash, listFiles } from '../published-files';

const leastBytes = 512;
/**
 * Largest size in bytes that is compressed with the best quality. For the CMS's scripts, which are
 * larger, it would take seconds.
 */
const bestQualityUpTo = 200_000;
/** Number of files compressed in parallel: the size of Node's thread pool, in which zlib runs. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const brotliBytes = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: content.length > bestQualityUpTo ? 9 : 11,
    },
  });

/** Writes `.br` and `.gz` files next to a text file, if they are smaller. */
export async function compressFile(root: string, file: string, kept: KeptResults): Promise<void> {
  const path = join(root, file);
  const content = await readFile(path);
  const both = () => Promise.all([brotliBytes(content), gzipped(content, { level: 9 })]);
  const [br, gz] = await kept.get(['compressed', contentHash(content)], both);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}

/** Compresses text files above 512 bytes. Must run last, when no file changes any more. */
export async function compress(root: string, kept: KeptResults): Promise<void> {
  const texts = listFiles(root).filter(isText);
  const sizes = await Promise.all(texts.map(async (file) => (await stat(join(root, file))).size));
  const limit = pLimit(atOnce);
  const large = texts.filter((_, index) => sizes[index]! > leastBytes);
  await Promise.all(large.map((file) => limit(() => compressFile(root, file, kept))));
}
