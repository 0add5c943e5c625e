import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { giveBackPages, isFinished, isPage, keepPage } from './kept-pages';
import { listFiles } from '../published-files';

/** `/terms/index.html` becomes `/terms.html`: the one shape that every static host serves as `/terms`, without a slash. */
const publishedName = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

const isGatsbys = (html: string): boolean => html.includes('window.pagePath=');

/** What an earlier run finished and this build no longer has goes; of a page that is still there the original must be. */
async function dropFinished(root: string, file: string): Promise<void> {
  if (isPage(root, file) || isPage(root, file.replace(/\.html$/, '/index.html'))) {
    throw new Error(`${file} was finished by an earlier build: start from a clean one with \`gatsby clean\``);
  }
  await rm(join(root, file));
}

/**
 * Takes every page out of its folder, so that it can be written under its published name, and answers the HTML as
 * Gatsby wrote it, by published name. Originals are kept in the folder `kept`: a second run starts from the same pages
 * as the first. Throws when it meets a page of an earlier run whose original is gone.
 */
export async function collectPages(root: string, kept: string): Promise<Map<string, string>> {
  await giveBackPages(root, kept);
  const files = (await listFiles(root)).filter((file) => file.endsWith('.html') && !file.startsWith('/_gatsby/'));
  const pages = new Map<string, string>();
  const finished: string[] = [];
  for (const file of files) {
    const html = await readFile(join(root, file), 'utf8');
    const name = publishedName(file);
    if (isFinished(html)) finished.push(file);
    else if (!isGatsbys(html)) pages.set(file, html);
    else {
      await keepPage(kept, file, html);
      if (name !== file) await rm(join(root, file));
      // Gatsby writes `/404.html` also as `/404/index.html`; the former is the one that hosts know.
      if (name === file || !files.includes(name) || isFinished(await readFile(join(root, name), 'utf8'))) {
        pages.set(name, html);
      }
    }
  }
  for (const file of finished) if (!pages.has(file)) await dropFinished(root, file);
  return pages;
}
