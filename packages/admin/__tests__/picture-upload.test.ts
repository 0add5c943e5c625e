import { tilePng } from '../../../__tests__/support/tile-png';
import { uploadFault } from '../picture-upload';

const fileOf = (...parts: Buffer[]): File =>
  new File(
    parts.map((part) => new Uint8Array(part)),
    'a.png',
  );

/** Stands in for the browser's decoder, which fails on a damaged picture. */
function decodeAs(width: number | undefined): void {
  const decoded = width === undefined ? Promise.reject(new Error('damaged')) : Promise.resolve({ width });
  Object.assign(globalThis, { createImageBitmap: () => decoded });
}

it.each([
  ['other', fileOf(Buffer.from('RIFF0000WEBP')), 1920, /neither PNG nor JPEG/],
  ['large', fileOf(tilePng(), Buffer.alloc(5_000_000)), 1920, /has 5\.0 MB; at most 5 MB/],
  ['damaged', fileOf(tilePng()), undefined, /cannot be read/],
  ['small', fileOf(tilePng()), 300, /300 px wide, but 1920 px are needed/],
  ['right', fileOf(tilePng()), 1920, undefined],
])('a picture that is %s gets the sentence that says so, or none', async (_what, file, width, expected) => {
  decodeAs(width);
  const fault = await uploadFault(file, 'screens/en/browser.png');
  if (expected) expect(fault).toMatch(expected);
  else expect(fault).toBeUndefined();
});
