import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { routePath } from '../../../src/i18n/paths';
import { previewPicture } from '../../../src/seo/preview-picture';
import { parseHtml } from '../finish/gatsby-html';
import { isIn, type ListedPage, listedPages } from '../finish/sitemap';
import { htmlFileOf } from '../published-files';
import { drawPicture } from './draw-picture';

/** Number of pictures drawn in parallel: as many as sharp has threads. */
const atOnce = 4;

/** The title for a built page's link preview. Throws an error that names the file if the page has no such title. */
async function titleOf(root: string, file: string): Promise<string> {
  const [head = ''] = (await readFile(join(root, file), 'utf8')).split('</head>');
  const title = parseHtml(head)('meta[property="og:title"]').attr('content');
  if (!title) throw new Error(`${file}: no og:title, of which its picture for link previews is made`);
  return title;
}

/** Writes the link preview picture of each indexable page into `root`, the folder with the finished HTML. */
export async function writePreviewPictures(root: string): Promise<void> {
  async function write({ route, locale }: ListedPage): Promise<void> {
    const file = join(root, previewPicture(route, locale));
    await mkdir(dirname(file), { recursive: true });
    await drawPicture(await titleOf(root, htmlFileOf(routePath(route, locale))), file);
  }
  const limit = pLimit(atOnce);
  await Promise.all(listedPages(isIn(root)).map((page) => limit(write, page)));
}
