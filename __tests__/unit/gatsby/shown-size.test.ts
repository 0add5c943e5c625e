/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getImageSizeAsync } from 'gatsby-plugin-sharp';
import sharp from 'sharp';
import { countShownSize } from '../../../src/gatsby/shown-size';

// The tests need the cache of picture sizes in gatsby-plugin-sharp, which is off if NODE_ENV is `test`.
beforeAll(() => void jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' }));

it.each([
  ['jpeg', 1, 1600, 900],
  ['jpeg', 3, 1600, 900],
  ['jpeg', 6, 900, 1600],
  ['jpeg', 8, 900, 1600],
  ['png', 6, 900, 1600],
] as const)(
  'a build treats a %s of 1600 × 900 pixels with the EXIF orientation %i as a picture of %i × %i pixels',
  async (format, orientation, width, height) => {
    const absolutePath = join(mkdtempSync(join(tmpdir(), 'shown-')), `picture.${format}`);
    const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'white' } });
    await picture.withMetadata({ orientation }).toFormat(format).toFile(absolutePath);
    const file = { absolutePath, internal: { contentDigest: `${format} ${orientation}` } } as Parameters<
      typeof countShownSize
    >[0];
    await countShownSize(file);
    await countShownSize(file);
    expect(await getImageSizeAsync(file)).toMatchObject({ width, height });
  },
);
