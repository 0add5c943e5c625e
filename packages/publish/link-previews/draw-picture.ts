import sharp from 'sharp';
import { previewGround, previewSize } from '../../../src/seo/preview-picture';
import { outlineTitle } from './outline-title';

const { width, height } = previewSize;
const left = 72;
const quality = 82;
const ink = '#0b1033';
/** Free space below the logo and above the bottom edge, in pixels. */
const titleBox = { left, centre: 346, width: 556, height: 330 };

const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="fade"><stop offset=".1" stop-color="${ink}"/><stop offset=".48" stop-color="${ink}" stop-opacity="0"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
);

async function drawGround(): Promise<Buffer> {
  const logo = await sharp('packages/art/brand/logo-on-dark.svg', { density: 144 }).resize({ height: 60 }).toBuffer();
  // Full height, aligned right: the empty left part of the art is the space for the title.
  const art = await sharp(`content/pictures/${previewGround}`).resize({ height }).toBuffer({ resolveWithObject: true });
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

/** All pages have the same background, so it is drawn once. */
let ground: Promise<Buffer> | undefined;

/**
 * Writes the picture of a page's link preview as JPEG: art, logo, title, in which U+00AD marks where a long word may
 * break. Needs neither a browser nor an installed font, but the project's root as working folder. Rejects if the font
 * has no glyph for a letter of the title.
 */
export async function drawPicture(title: string, outFile: string): Promise<void> {
  ground ??= drawGround();
  const outline = outlineTitle(title, titleBox);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="${outline}"/></svg>`;
  await sharp(await ground, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toFile(outFile);
}
