import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../published-files';

/** Whether Gatsby writes a page to this file: `/terms/index.html`, or for the page `/404` also `/404.html`. */
export function isPage(root: string, file: string): boolean {
  const path = file === '/index.html' ? 'index' : file.replace(/\/index\.html$/, '');
  return existsSync(join(root, 'page-data', path, 'page-data.json'));
}

export const isFinished = (html: string): boolean => html.includes(' data-page-path="');

async function isUnfinished(path: string): Promise<boolean> {
  return existsSync(path) && !isFinished(await readFile(path, 'utf8'));
}

/** Saves the unfinished HTML of a page under Gatsby's file name. */
export async function saveOriginal(originals: string, file: string, html: string): Promise<void> {
  await mkdir(dirname(join(originals, file)), { recursive: true });
  await writeFile(join(originals, file), html);
}

/**
 * Restores the unfinished HTML of earlier builds. An incremental build writes only the pages that have changed, and
 * expects the others to be unmodified.
 */
export async function restoreOriginals(root: string, originals: string): Promise<void> {
  for (const file of listFiles(originals)) {
    if (!isPage(root, file)) await rm(join(originals, file));
    else if (!(await isUnfinished(join(root, file)))) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), await readFile(join(originals, file)));
    }
  }
}
