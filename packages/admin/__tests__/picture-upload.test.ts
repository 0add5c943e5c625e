import { tilePng } from '../../../__tests__/support/tile-png';
import { uploadFault } from '../picture-upload';

const png = new Uint8Array(tilePng());

it.each([
  ['neither PNG nor JPEG', new Blob(['RIFF0000WEBP']), 1920, /neither PNG nor JPEG/],
  ['too large', new Blob([png, new Uint8Array(5_000_000)]), 1920, /has 5\.0 MB; at most 5 MB/],
  ['damaged', new Blob([png]), undefined, /cannot be read/],
  ['too small', new Blob([png]), 300, /300 px wide, but 1920 px are needed/],
  ['fit to publish', new Blob([png]), 1920, /^none$/],
])(
  'a picture uploaded in the CMS that is %s gets the expected message, or none',
  async (_what, file, width, expected) => {
    // Replaces the browser's image decoder, which rejects damaged pictures.
    const createImageBitmap = () => (width ? Promise.resolve({ width }) : Promise.reject(new Error('damaged')));
    Object.assign(globalThis, { createImageBitmap });
    expect((await uploadFault(file as File, 'screens/en/browser.png')) ?? 'none').toMatch(expected);
  },
);
