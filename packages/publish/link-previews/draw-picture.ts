import sharp from 'sharp';
import { previewGround, previewSize } from '../../../src/seo/preview-picture';
import { drawTitle } from './draw-title';

const { width, height } = previewSize;
const left = 72;
const quality = 82;
const ink = '#0b1033';
/** The part of the background that is free for the title, in pixels. */
const titlePlace = { centre: 346, width: 556 };

const logoFile = 'packages/art/brand/logo-on-dark.svg';
const artFile = `content/pictures/${previewGround}`;

const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="fade"><stop offset=".1" stop-color="${ink}"/><stop offset=".48" stop-color="${ink}" stop-opacity="0"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
);

async function drawBackground(): Promise<Buffer> {
  const logo = await sharp(logoFile, { density: 144 }).resize({ height: 60 }).toBuffer();
  // The background picture at full height, aligned right: its empty left part is for the title.
  const art = await sharp(artFile).autoOrient().resize({ height }).toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: ink } })
    .composite([
      { input: art.data, left: width - art.info.width, top: 0 },
      { input: fade },
      { input: logo, left, top: left },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The background of all link preview pictures, which is drawn only once. */
let background: Promise<Buffer> | undefined;

/**
 * Writes the link preview picture of a page as JPEG: background, logo, title. Needs no browser and no installed fonts,
 * but must run in the project's root.
 */
export async function drawPicture(title: string, outFile: string): Promise<void> {
  background ??= drawBackground();
  const { data, info } = await drawTitle(title, titlePlace.width);
  await sharp(await background, { raw: { width, height, channels: 3 } })
    .composite([{ input: data, left, top: Math.round(titlePlace.centre - info.height / 2) }])
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toFile(outFile);
}
