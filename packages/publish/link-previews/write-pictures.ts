import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { previewPicture } from '../../../src/seo/preview-picture';
import { parseHtml } from '../finish/gatsby-html';
import { pageFile } from '../finish/manifest';
import { isIn, type ListedPage, listedPages } from '../finish/sitemap';
import { contentHash } from '../published-files';
import { drawnFrom, drawPicture } from './draw-picture';

/** As many as sharp's threads can draw in parallel. */
const atOnce = 4;

/** The title of a built page's link preview. Throws naming the page if it has none. */
async function titleOf(root: string, file: string): Promise<string> {
  const [head = ''] = (await readFile(join(root, file), 'utf8')).split('</head>');
  const title = parseHtml(head)('meta[property="og:title"]').attr('content');
  if (!title) throw new Error(`${file}: no og:title, of which its picture for link previews is made`);
  return title;
}

/**
 * Writes the link preview picture of each indexable page into a published folder with finished HTML. The folder `drawn`
 * keeps pictures for later builds, named after a hash of all that they are made of.
 */
export async function writePreviewPictures(root: string, drawn: string): Promise<void> {
  const from = await drawnFrom();
  async function write({ route, locale }: ListedPage): Promise<void> {
    const title = await titleOf(root, pageFile(route, locale));
    const kept = join(drawn, `${contentHash(from + title)}.jpg`);
    if (!existsSync(kept)) {
      const unfinished = join(drawn, `${route}-${locale}`);
      await drawPicture(title, unfinished);
      await rename(unfinished, kept);
    }
    const target = join(root, previewPicture(route, locale));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(kept, target);
  }

  await mkdir(drawn, { recursive: true });
  const limit = pLimit(atOnce);
  await Promise.all(listedPages(isIn(root)).map((page) => limit(write, page)));
}
