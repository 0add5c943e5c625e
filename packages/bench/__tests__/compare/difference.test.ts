import sharp from 'sharp';
import { differenceOf } from '../../compare/difference';

/** A white picture with a square of 4 × 4 pixels in a colour. */
const withSquare = (colour: string, { width = 20, height = 30 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite([{ input: { create: { width: 4, height: 4, channels: 4, background: colour } }, left: 8, top: 8 }])
    .png()
    .toBuffer();

/** Red, green and blue of a pixel. */
async function colourAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

it('finds no difference between pictures of the same pixels, even if their files differ', async () => {
  const picture = await withSquare('#123456');
  const otherFile = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  expect(otherFile.equals(picture)).toBe(false);
  expect(await differenceOf(picture, picture)).toBeUndefined();
  expect(await differenceOf(picture, otherFile)).toBeUndefined();
});

it('ignores a difference too small to be seen', async () => {
  expect(await differenceOf(await withSquare('#808080'), await withSquare('#888880'))).toBeUndefined();
});

it.each(['#a08080', '#80a080', '#8080a0'])(
  'counts the pixels that differ in one channel alone, as %s',
  async (colour) => {
    const found = await differenceOf(await withSquare('#808080'), await withSquare(colour));
    expect(found?.pixels).toBe(16);
  },
);

it('shows in red what differs, and the rest pale', async () => {
  const found = await differenceOf(await withSquare('#000'), await withSquare('#fff'));
  expect(await colourAt(found!.picture, 9, 9)).toEqual([255, 0, 0]);
  expect(await colourAt(found!.picture, 0, 0)).toEqual([255, 255, 255]);
});

it('counts what a longer page has more, and leaves room for it', async () => {
  const found = await differenceOf(await withSquare('#000'), await withSquare('#000', { height: 35 }));
  expect(found?.pixels).toBe(20 * 5);
  expect(await sharp(found!.picture).metadata()).toMatchObject({ width: 20, height: 35 });
});
