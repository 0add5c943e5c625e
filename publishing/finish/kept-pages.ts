import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../published-files';

/** Whether Gatsby has a page that it writes to this file: `/terms/index.html`; `/404/index.html` and `/404.html` are two. */
export function isPage(root: string, file: string): boolean {
  const path = file === '/index.html' ? 'index' : file.replace(/\/index\.html$/, '');
  return existsSync(join(root, 'page-data', path, 'page-data.json'));
}

export const isFinished = (html: string): boolean => html.includes(' data-page-path="');

async function isUntouched(path: string): Promise<boolean> {
  return existsSync(path) && !isFinished(await readFile(path, 'utf8'));
}

/** Keeps a page as Gatsby wrote it, under Gatsby's own name. */
export async function keepPage(kept: string, file: string, html: string): Promise<void> {
  await mkdir(dirname(join(kept, file)), { recursive: true });
  await writeFile(join(kept, file), html);
}

/**
 * Puts pages of an earlier build back as Gatsby wrote them, where it has not written them anew: it changes only what it
 * must, and counts on finding the rest.
 */
export async function giveBackPages(root: string, kept: string): Promise<void> {
  for (const file of existsSync(kept) ? await listFiles(kept) : []) {
    if (!isPage(root, file)) await rm(join(kept, file));
    else if (!(await isUntouched(join(root, file)))) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), await readFile(join(kept, file)));
    }
  }
}
