import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { drawPicture } from './draw-picture';
import { previewGround, previewPicture } from '../../../src/seo/preview-picture';
import { parseHtml } from '../finish/gatsby-html';
import { pageFile } from '../finish/manifest';
import { contentHash } from '../published-files';
import { type ListedPage, listedPages } from '../finish/sitemap';

interface PictureFolders {
  /** The published folder, with finished HTML. */
  root: string;
  /** Cache of pictures, by a hash of the title and of everything else they are drawn from. */
  cache: string;
}

/** As many as sharp's threads can draw in parallel. */
const atOnce = 4;

/** The files that all pictures are drawn from; a change in one of them invalidates the cache. */
const sources = [
  ...readdirSync('packages/publish/link-previews').map((file) => `packages/publish/link-previews/${file}`),
  'packages/art/brand/logo-on-dark.svg',
  `content/pictures/${previewGround}`,
  'package-lock.json',
];

const sourceHash = (): string => contentHash(sources.map((file) => contentHash(readFileSync(file))).join());

/** The title of a built page's link preview. Throws naming the page if it has none. */
async function titleOf(root: string, file: string): Promise<string> {
  const [head = ''] = (await readFile(join(root, file), 'utf8')).split('</head>');
  const title = parseHtml(head)('meta[property="og:title"]').attr('content');
  if (!title) throw new Error(`${file}: no og:title, of which its picture for link previews is made`);
  return title;
}

/** Draws into a temporary file and renames it, so that an interrupted build leaves no partial picture in the cache. */
async function drawInto(cached: string, title: string): Promise<void> {
  const unfinished = `${cached}.${process.pid}.jpg`;
  await drawPicture(title, unfinished);
  await rename(unfinished, cached);
}

/** Writes the link preview picture of each indexable page; returns how many were not in the cache. */
export async function writePreviewPictures({ root, cache }: PictureFolders): Promise<number> {
  const hash = sourceHash();
  // Pages with the same title share a picture, and would draw it in parallel.
  const drawings = new Map<string, Promise<void>>();

  async function write({ route, locale }: ListedPage): Promise<void> {
    const title = await titleOf(root, pageFile(route, locale));
    const cached = join(cache, `${contentHash(`${hash} ${title}`)}.jpg`);
    const isCached = await stat(cached).catch(() => undefined);
    if (!isCached && !drawings.has(cached)) drawings.set(cached, drawInto(cached, title));
    await drawings.get(cached);
    const target = join(root, previewPicture(route, locale));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(cached, target);
  }

  await rm(join(root, 'og'), { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const limit = pLimit(atOnce);
  await Promise.all(listedPages(root).map((page) => limit(() => write(page))));
  return drawings.size;
}
