import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** How many pixels differ visibly. */
  pixels: number;
  /** A PNG: what differs in red over the pale picture of before. */
  picture: Buffer;
}

/** The visible difference of two colours, from 0 to 1, that still counts as none. */
const threshold = 0.03;

/** The pixels of a PNG on a canvas of this size; what lies outside the picture is magenta, which no page is. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: ownWidth, height: ownHeight } = await sharp(png).metadata();
  return sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: '#f0f' })
    .raw()
    .toBuffer();
}

/** Compares two PNGs, which may differ in size; `undefined` if no difference is visible. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, fresh] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  const shown = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(old, fresh, shown, width, height, { threshold, includeAA: true });
  if (pixels === 0) return undefined;
  const picture = await sharp(shown, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
