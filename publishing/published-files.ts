import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const asPath = (root: string, folder: string, name: string): string =>
  `/${relative(root, join(folder, name)).split(sep).join('/')}`;

/** All files below a folder, as paths within the site (`/de/terms.html`), sorted. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => asPath(root, entry.parentPath, entry.name))
    .sort();
}

/** Synchronous {@link listFiles}, for use at startup. */
export const listFilesNow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => asPath(root, entry.parentPath, entry.name))
    .sort();

/** Subresource integrity of a file's content. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A hash of twenty hexadecimal digits for file names, like those of Gatsby. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);
