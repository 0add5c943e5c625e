import sharp from 'sharp';

export interface Difference {
  /** How many pixels differ visibly. */
  pixels: number;
  /** A PNG: what differs in red over the pale picture of after. */
  picture: Buffer;
}

/** Of 255, in one channel: below it, nobody sees a difference. */
const tolerance = 8;

/** The pixels of a PNG on a canvas of this size; what lies outside the picture is magenta, which no page is. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: ownWidth, height: ownHeight } = await sharp(png).metadata();
  return sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: '#f0f' })
    .raw()
    .toBuffer();
}

/** Compares two PNGs, which may differ in size; `undefined` if nobody could see a difference. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, fresh] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  const shown = Buffer.alloc(width * height * 3);
  let pixels = 0;
  for (let at = 0; at < shown.length; at += 3) {
    const differs = [0, 1, 2].some((channel) => Math.abs(old[at + channel]! - fresh[at + channel]!) > tolerance);
    if (differs) pixels += 1;
    for (let channel = 0; channel < 3; channel += 1)
      shown[at + channel] = differs ? (channel === 0 ? 214 : 0) : 255 - (255 - fresh[at + channel]!) / 4;
  }
  if (pixels === 0) return undefined;
  return {
    pixels,
    picture: await sharp(shown, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  };
}
