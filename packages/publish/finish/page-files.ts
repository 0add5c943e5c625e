import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFinished, isPage, restoreOriginals, saveOriginal } from './original-pages';
import { listFiles } from '../published-files';

/** Renames `/terms/index.html` to `/terms.html`, which hosts serve as `/terms` without a redirect to `/terms/`. */
const publishedName = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

const isGatsbyPage = (html: string): boolean => html.includes('id="___gatsby"');

/** Removes a finished page of an earlier build that this build does not have. Throws if the build has it. */
async function removeDeletedPage(root: string, file: string): Promise<void> {
  if (isPage(root, file) || isPage(root, file.replace(/\.html$/, '/index.html'))) {
    throw new Error(`${file} was finished by an earlier build: start from a clean one with \`gatsby clean\``);
  }
  await rm(join(root, file));
}

/**
 * Returns the unfinished HTML of all pages by the name under which they are published, and removes files with other
 * names. Saves the HTML in the folder `originals`, so that finishing can run again. Throws if a page is already
 * finished and its unfinished HTML is missing.
 */
export async function collectPages(root: string, originals: string): Promise<Map<string, string>> {
  await restoreOriginals(root, originals);
  const files = listFiles(root).filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'));
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
      // Gatsby writes the not-found page as `/404.html` and `/404/index.html`; hosts use the former.
      if (name === file || !files.includes(name) || isFinished(await readFile(join(root, name), 'utf8'))) {
        pages.set(name, html);
      }
    }
  }
  for (const file of finished) if (!pages.has(file)) await removeDeletedPage(root, file);
  return pages;
}
