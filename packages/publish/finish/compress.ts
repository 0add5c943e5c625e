import { existsSync } from 'node:fs';
import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { isText } from '../hosts/media-types';
import { listFiles } from '../published-files';

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
const gunzipped = promisify(gunzip);

const brotliBytes = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: content.length > bestQualityUpTo ? 9 : 11,
    },
  });

/** Whether this content is already compressed: its `.gz` file, which is written last, contains the same. */
async function isCompressed(path: string, content: Buffer): Promise<boolean> {
  try {
    return (await gunzipped(await readFile(`${path}.gz`))).equals(content);
  } catch {
    return false;
  }
}

/** Writes `.br` and `.gz` files next to a text file, if they are smaller. */
export async function compressFile(root: string, file: string): Promise<void> {
  const path = join(root, file);
  const content = await readFile(path);
  if (await isCompressed(path, content)) return;
  const [br, gz] = await Promise.all([brotliBytes(content), gzipped(content, { level: 9 })]);
  await rm(`${path}.gz`, { force: true });
  await rm(`${path}.br`, { force: true });
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}

/** Copies compressed files of an earlier output to `root`. `compress` reuses those whose content is unchanged. */
export async function keepCompressed(earlier: string, root: string): Promise<void> {
  const twins = listFiles(root).flatMap((file) => [`${file}.br`, `${file}.gz`]);
  for (const twin of twins) if (existsSync(join(earlier, twin))) await copyFile(join(earlier, twin), join(root, twin));
}

/** Compresses finished files while others are still being written. `end` waits for all of them. */
export function compressAhead(root: string): { add: (file: string) => void; end: () => Promise<void> } {
  const limit = pLimit(atOnce);
  const all: Promise<void>[] = [];
  const add = (file: string): void => {
    const compressing = limit(() => compressFile(root, file));
    compressing.catch(() => undefined); // Prevents an unhandled rejection: `end` throws the error.
    all.push(compressing);
  };
  return { add, end: async () => void (await Promise.all(all)) };
}

/**
 * Compresses text files above 512 bytes, except those that are already compressed. Deletes `.br` and `.gz` files of all
 * other files. Must run last, when no file changes any more.
 */
export async function compress(root: string): Promise<void> {
  const files = listFiles(root);
  const texts = files.filter(isText);
  const sizes = await Promise.all(texts.map(async (file) => (await stat(join(root, file))).size));
  const large = texts.filter((_, index) => sizes[index]! > leastBytes);
  const left = new Set(files.filter((file) => /\.(?:br|gz)$/.test(file)));
  for (const file of large) for (const ending of ['br', 'gz']) left.delete(`${file}.${ending}`);
  await Promise.all([...left].map((file) => rm(join(root, file))));
  const limit = pLimit(atOnce);
  await Promise.all(large.map((file) => limit(() => compressFile(root, file))));
}
