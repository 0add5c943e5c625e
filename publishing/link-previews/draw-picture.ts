import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { previewGround } from '../../src/seo/preview-picture';
import { fitTitle } from './fit-title';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 72;
const QUALITY = 82;
const INK = '#0b1033';
/** Free space below the logo and above the bottom edge, in pixels. */
const TITLE_CENTRE = 346;
const MOST_WIDTH = 556;
const MOST_HEIGHT = 330;

export type OpenGraphPicture = {
  /** The page's title without the company's name; U+00AD marks where a long word may break. */
  title: string;
  /** Path of the JPEG to write; missing folders are created. */
  outFile: string;
  /** A wide picture with an empty left part; that of the home page by default. */
  artFile?: string;
};

const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="fade"><stop offset=".1" stop-color="${INK}"/><stop offset=".48" stop-color="${INK}" stop-opacity="0"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
);

async function drawGround(artFile: string): Promise<Buffer> {
  const logo = await sharp(path.resolve('art/brand/logo-on-dark.svg'), { density: 144 })
    .resize({ height: 60 })
    .toBuffer();
  // Full height, aligned right: the empty left part of the art is the space for the title.
  const art = await sharp(artFile).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: INK } })
    .composite([
      { input: art.data, left: WIDTH - art.info.width, top: 0 },
      { input: fade },
      { input: logo, left: LEFT, top: LEFT },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

const grounds = new Map<string, Promise<Buffer>>();

// All pages have the same background, so it is rendered once.
function groundOf(artFile: string): Promise<Buffer> {
  const ground = grounds.get(artFile) ?? drawGround(artFile);
  grounds.set(artFile, ground);
  return ground;
}

/**
 * Writes the picture of a page's link preview, 1200 × 630: art, logo, title. Needs neither a browser nor an installed
 * font, but the project's root as working folder. Rejects if the font has no glyph for a letter of the title.
 */
export async function drawOpenGraph({ title, outFile, artFile }: OpenGraphPicture): Promise<void> {
  const ground = await groundOf(artFile ?? path.resolve('content/pictures', previewGround));
  const { outline } = fitTitle(title, { left: LEFT, centre: TITLE_CENTRE, width: MOST_WIDTH, height: MOST_HEIGHT });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="#fff" d="${outline}"/></svg>`;
  await mkdir(path.dirname(outFile), { recursive: true });
  await sharp(ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toFile(outFile);
}
