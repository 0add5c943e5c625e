import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesBelow, leftover } from '../../../src/content/files-below';
import { atTop, type Problem } from '../../../src/content/problem';
import { wideOf } from '../../../src/content/narrow-picture';
import { previewGround } from '../../../src/seo/preview-picture';
import { leastWidth, megabyte, mostBytes } from './picture-limits';

const folder = 'content/pictures';

/** Valid names of pictures: they need no escaping in URLs, and are not reserved by Windows, as `aux.png` is. */
const rightName = /^(?!(?:.*\/)?(?:con|prn|aux|nul|com\d|lpt\d)\.)[\w./-]+\.(?:png|jpe?g)$/i;

const wrongName =
  'The name of a picture has letters without accents, digits and hyphens only, and ends in .png or .jpg: rename the file.';

/** The most pixels that sharp decodes: https://sharp.pixelplumbing.com/api-constructor */
const mostPixels = 16_383 ** 2;

/** What is wrong with a picture file, as a sentence. */
async function messageForPicture(root: string, path: string): Promise<string | undefined> {
  const file = join(root, folder, path);
  const { size } = statSync(file);
  if (size > mostBytes)
    return `This picture has ${(size / megabyte).toFixed(1)} MB; at most ${mostBytes / megabyte} MB are allowed. Save it smaller: ${leastWidth(path)} px wide is enough.`;
  if (!rightName.test(path)) return wrongName;
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== 'png' && format !== 'jpeg')
      return `This picture is a file of the format ${format}, whatever its name: export it as PNG or JPEG.`;
    if (width * height > mostPixels)
      return `This picture has ${width} × ${height} pixels. Save it smaller: ${leastWidth(path)} px wide is enough.`;
    // Decodes every pixel, because `metadata` (and sometimes `stats`) accepts truncated files. Rotates the picture by
    // its EXIF data, as it will be shown.
    const { info } = await sharp(file, { failOn: 'truncated' })
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.width < leastWidth(path))
      return `This picture is ${info.width} px wide, but ${leastWidth(path)} px are needed in its place: it would look blurred.`;
  } catch {
    return 'This picture cannot be read: the file is damaged, or is no picture. Export it again.';
  }
}

/**
 * Whether a picture is used: by link previews, by a content file, or as the phone version of a picture in a content
 * file.
 */
const isUsed = (path: string, texts: readonly string[]): boolean =>
  path === previewGround || texts.some((text) => text.includes(wideOf(path)));

const noGround =
  'This picture is missing. The pictures of link previews are drawn on it: give it this name again, or ask a developer to choose another.';

/** Reports pictures that are damaged, too large, too small, or unused, and a missing background of link previews. */
export async function checkPictures(root: string, pages: ReadonlyMap<string, string>): Promise<Problem[]> {
  const texts = [...pages.values()];
  const paths = filesBelow(join(root, folder), leftover);
  const found = await Promise.all(
    paths.map(async (path) => {
      const wrong = await messageForPicture(root, path);
      const unused = isUsed(path, texts)
        ? undefined
        : 'No page uses this picture. Delete it, or name it on a page that needs it.';
      return [wrong, unused].flatMap((message) => (message ? atTop(`${folder}/${path}`, message) : []));
    }),
  );
  return [...found.flat(), ...(paths.includes(previewGround) ? [] : [atTop(`${folder}/${previewGround}`, noGround)])];
}
