import { tilePng } from '../../../__tests__/support/tile-png';
import { messageForUpload } from '../editor/picture-upload';

const png = new Uint8Array(tilePng());

/** The error message for an uploaded file. `width` is what the browser decodes; undefined if the file is damaged. */
function messageFor(file: Blob, width: number | undefined): Promise<string | undefined> {
  // Replaces the browser's image decoder, which rejects damaged pictures.
  const createImageBitmap = () => (width ? Promise.resolve({ width }) : Promise.reject(new Error('damaged')));
  Object.assign(globalThis, { createImageBitmap });
  return messageForUpload(file as File, 'screens/en/browser.png');
}

it.each([
  ['neither PNG nor JPEG', /neither PNG nor JPEG/, new Blob(['RIFF0000WEBP']), 1920],
  ['too large', /has 5\.0 MB; at most 5 MB/, new Blob([png, new Uint8Array(5_000_000)]), 1920],
  ['damaged', /cannot be read/, new Blob([png]), undefined],
  ['too small', /300 px wide, but 1920 px are needed/, new Blob([png]), 300],
])('when a picture that is %s is uploaded, the CMS shows an error message', async (_what, message, file, width) => {
  expect(await messageFor(file, width)).toMatch(message);
});

it('when a PNG of the needed width is uploaded, the CMS shows no error message', async () => {
  expect(await messageFor(new Blob([png]), 1920)).toBeUndefined();
});
