import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { htmlFileOf, listFiles } from '../published-files';

/**
 * The published file name: hosts serve `/terms.html` for `/terms`, but would redirect to `/terms/` for
 * `/terms/index.html`.
 */
const publishedName = (file: string): string => {
  const [, folder] = /^(.*)\/index\.html$/.exec(file) ?? [];
  return folder === undefined ? file : htmlFileOf(folder || '/');
};

/**
 * Whether the page of an HTML file still exists; files of removed pages may be left from an earlier build. Each page
 * has a `page-data.json`. Gatsby makes two pages of `/404`: `/404/index.html` and `/404.html`.
 */
const isPage = (root: string, file: string): boolean => {
  const path = file === '/index.html' ? 'index' : file.replace(/\/index\.html$/, '');
  return existsSync(join(root, 'page-data', path, 'page-data.json'));
};

const htmlFiles = (root: string): string[] =>
  listFiles(root).filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'));

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

/** Moves Gatsby's HTML into the folder `originals`, and removes the published HTML of an earlier build. */
async function takeOut(root: string, originals: string): Promise<void> {
  for (const file of htmlFiles(root)) {
    const html = await readFile(join(root, file), 'utf8');
    if (!html.includes('id="___gatsby"')) continue;
    if (!html.includes(' data-page-path="')) await copy(join(root, file), join(originals, file));
    await rm(join(root, file));
  }
  for (const file of listFiles(originals)) if (!isPage(root, file)) await rm(join(originals, file));
}

/**
 * Replaces the published HTML by Gatsby's own: an incremental build writes only changed pages, and expects the others
 * as Gatsby wrote them.
 */
export async function restoreOriginals(root: string, originals: string): Promise<void> {
  await takeOut(root, originals);
  for (const file of listFiles(originals)) await copy(join(originals, file), join(root, file));
}

/** Moves Gatsby's HTML from `root` into `originals`. Returns the HTML of each page by its published file name. */
export async function collectPages(root: string, originals: string): Promise<Map<string, string>> {
  await takeOut(root, originals);
  const pages = new Map<string, string>();
  // `/404.html` comes first. Gatsby also writes `/404/index.html`, which no host looks for.
  for (const file of listFiles(originals))
    if (!pages.has(publishedName(file))) pages.set(publishedName(file), await readFile(join(originals, file), 'utf8'));
  return pages;
}
