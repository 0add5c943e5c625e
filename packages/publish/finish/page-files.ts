import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../published-files';

/** Hosts serve `/terms.html` as `/terms` without a redirect to `/terms/`. */
const publishedName = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

/** Whether the build has a page that Gatsby writes to this file, or for the page `/404` also to `/404.html`. */
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

/** Moves the HTML that Gatsby has written into the folder `originals`, and removes finished pages of an earlier run. */
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
 * Puts Gatsby's HTML back in the place of finished pages: an incremental build writes only the pages that have changed and
 * expects the others unmodified.
 */
export async function restoreOriginals(root: string, originals: string): Promise<void> {
  await takeOut(root, originals);
  for (const file of listFiles(originals)) await copy(join(originals, file), join(root, file));
}

/** Takes Gatsby's HTML out of `root`, and returns it by the name under which each page is published. */
export async function collectPages(root: string, originals: string): Promise<Map<string, string>> {
  await takeOut(root, originals);
  const pages = new Map<string, string>();
  // `/404.html` comes before `/404/index.html`, which Gatsby writes too, and which no host looks for.
  for (const file of listFiles(originals))
    if (!pages.has(publishedName(file))) pages.set(publishedName(file), await readFile(join(originals, file), 'utf8'));
  return pages;
}
