import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFinished, isPage, restoreOriginals, saveOriginal } from './original-pages';
import { listFiles } from '../published-files';

/** `/terms/index.html` becomes `/terms.html`, which every static host serves as `/terms` without a redirect to a slash. */
const publishedName = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

const isGatsbyPage = (html: string): boolean => html.includes('id="___gatsby"');

/** Removes a page that an earlier run finished and this build no longer has. Throws if the build does have it. */
async function removeDeletedPage(root: string, file: string): Promise<void> {
  if (isPage(root, file) || isPage(root, file.replace(/\.html$/, '/index.html'))) {
    throw new Error(`${file} was finished by an earlier build: start from a clean one with \`gatsby clean\``);
  }
  await rm(join(root, file));
}

/**
 * Returns the HTML of every page as Gatsby wrote it, by the file name under which it is published, and removes the files
 * that Gatsby named otherwise. Saves the HTML in the folder `originals`, so that a second run starts from the same pages
 * as the first. Throws when it finds a page that an earlier run finished and whose original is missing.
 */
export async function collectPages(root: string, originals: string): Promise<Map<string, string>> {
  await restoreOriginals(root, originals);
  const files = (await listFiles(root)).filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'));
  const pages = new Map<string, string>();
  const finished: string[] = [];
  for (const file of files) {
    const html = await readFile(join(root, file), 'utf8');
    const name = publishedName(file);
    if (isFinished(html)) finished.push(file);
    else if (!isGatsbyPage(html)) pages.set(file, html);
    else {
      await saveOriginal(originals, file, html);
      if (name !== file) await rm(join(root, file));
      // Gatsby writes `/404.html` also as `/404/index.html`; hosts know the former.
      if (name === file || !files.includes(name) || isFinished(await readFile(join(root, name), 'utf8'))) {
        pages.set(name, html);
      }
    }
  }
  for (const file of finished) if (!pages.has(file)) await removeDeletedPage(root, file);
  return pages;
}
