import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../published-files';

/** Hosts serve `/terms.html` as `/terms` without a redirect to `/terms/`. */
const publishedName = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

/** The names under which Gatsby may have written a published page: the bare not-found page is `/404.html` itself. */
const gatsbyNames = (file: string): string[] => [file, file.replace(/\.html$/, '/index.html')];

/** Whether the build has a page that Gatsby writes to this file, or for the page `/404` also to `/404.html`. */
const isPage = (root: string, file: string): boolean => {
  const path = file === '/index.html' ? 'index' : file.replace(/\/index\.html$/, '');
  return existsSync(join(root, 'page-data', path, 'page-data.json'));
};

const isFinished = (html: string): boolean => html.includes(' data-page-path="');

const htmlFiles = (root: string): string[] =>
  listFiles(root).filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'));

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

/**
 * Puts Gatsby's HTML, kept in the folder `originals`, back in the place of finished pages: an incremental build writes only
 * the pages that have changed and expects the others unmodified. Throws if a page of the build has no original.
 */
export async function restoreOriginals(root: string, originals: string): Promise<void> {
  for (const file of htmlFiles(root)) {
    if (!isFinished(await readFile(join(root, file), 'utf8'))) continue;
    const names = gatsbyNames(file).filter((name) => isPage(root, name));
    const isKept = (name: string) =>
      existsSync(join(originals, name)) || (name !== file && existsSync(join(root, name)));
    if (names.length > 0 && !names.some(isKept))
      throw new Error(`${file} was finished by an earlier build: start from a clean one with \`gatsby clean\``);
    await rm(join(root, file));
  }
  for (const file of listFiles(originals)) {
    if (!isPage(root, file)) await rm(join(originals, file));
    else if (!existsSync(join(root, file))) await copy(join(originals, file), join(root, file));
  }
}

/**
 * Returns Gatsby's HTML of all pages by the name under which they are published, keeps it in the folder `originals`, so that
 * finishing can run again, and removes the files with other names.
 */
export async function collectPages(root: string, originals: string): Promise<Map<string, string>> {
  await restoreOriginals(root, originals);
  const pages = new Map<string, string>();
  for (const file of htmlFiles(root)) {
    const html = await readFile(join(root, file), 'utf8');
    const name = publishedName(file);
    // `/404.html` comes before `/404/index.html`, which Gatsby writes too, and which no host looks for.
    if (!pages.has(name)) pages.set(name, html);
    if (html.includes('id="___gatsby"')) await copy(join(root, file), join(originals, file));
    if (name !== file) await rm(join(root, file));
  }
  return pages;
}
