import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { checkPictures } from '../../files/check-pictures';

const scene = 'hero-terms.png';
const heroPicture = 'hero-home.png';
const original = readFileSync(`content/pictures/${scene}`);

/**
 * Messages about a project with the given pictures, the background of link previews, and one page with the text `page`.
 */
async function problemsWith(pictures: Record<string, Buffer>, page = `src: ${scene}`): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const files = { [heroPicture]: readFileSync(`content/pictures/${heroPicture}`), ...pictures };
  for (const [path, file] of Object.entries(files)) {
    const at = join(root, 'content/pictures', path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, file);
  }
  const problems = await checkPictures(root, new Map([['content/en/index.md', page]]));
  return problems.map(({ file, message }) => `${file.replace('content/pictures/', '')}: ${message}`);
}

it('the content check accepts a phone version of a picture, and ignores files that operating systems leave', async () => {
  const narrow = 'screens/en/ticket-narrow.png';
  const pictures = { [narrow]: readFileSync(`content/pictures/${narrow}`), [`._${scene}`]: Buffer.alloc(9) };
  expect(await problemsWith(pictures, 'src: screens/en/ticket.png')).toEqual([]);
});

const unreadable = 'This picture cannot be read: the file is damaged, or is no picture. Export it again.';

it.each([
  ['cut off', original.subarray(0, original.length / 2), unreadable],
  ['a text', Buffer.from('<!doctype html><title>Not found</title>'), unreadable],
  [
    'larger than 5 MB',
    randomBytes(12_000_000),
    'This picture has 12.0 MB; at most 5 MB are allowed. Save it smaller: 1200 px wide is enough.',
  ],
])('the content check reports a picture file that is %s', async (_what, file, message) => {
  expect(await problemsWith({ [scene]: file })).toEqual([`${scene}: ${message}`]);
});

it.each([
  [
    'webp',
    () =>
      sharp({ create: { width: 1200, height: 1, channels: 3, background: 'white' } })
        .webp()
        .toBuffer(),
  ],
  ['svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>')],
])('the content check reports a %s picture whose file name ends in .png', async (format, make) => {
  expect(await problemsWith({ [scene]: await make() })).toEqual([
    `${scene}: This picture is a file of the format ${format}, whatever its name: export it as PNG or JPEG.`,
  ]);
});

it('the content check reports a picture with more pixels than can be decoded', async () => {
  const size = { width: 16_400, height: 16_400 };
  const picture = sharp({ create: { ...size, channels: 3, background: 'white' }, limitInputPixels: false });
  expect(await problemsWith({ [scene]: await picture.png().toBuffer() })).toEqual([
    `${scene}: This picture has 16400 × 16400 pixels. Save it smaller: 1200 px wide is enough.`,
  ]);
});

it.each(['größe.png', 'hero terms.png', 'aux.png', 'screens/con.jpg', 'a#1.png', 'a.webp', 'a', 'a.png '])(
  'the content check reports “%s” as an invalid name for a picture',
  async (name) => {
    expect(await problemsWith({ [name]: original }, `src: '${name}'`)).toEqual([
      expect.stringMatching(`^${name}: The name of a picture has letters without accents`),
    ]);
  },
);

it.each(['Hero_2.PNG', 'screens.en/a-1.jpeg', 'console.png'])(
  'the content check accepts the picture name “%s”',
  async (name) => {
    expect(await problemsWith({ [name]: original }, `src: '${name}'`)).toEqual([]);
  },
);

it.each([
  ['screens.png', 1200],
  ['screens/en/ticket.png', 1920],
  ['ticket-narrow.png', 1050],
])('the content check reports the picture %s if it is less than %i px wide', async (path, least) => {
  const problems = async (width: number) => {
    const picture = sharp({ create: { width, height: 1, channels: 3, background: 'white' } });
    return problemsWith({ [path]: await picture.png().toBuffer() }, `src: ${path.replace('-narrow', '')}`);
  };
  expect(await problems(least)).toEqual([]);
  expect(await problems(least - 1)).toEqual([
    `${path}: This picture is ${least - 1} px wide, but ${least} px are needed in its place: it would look blurred.`,
  ]);
});

it.each([
  [6, []],
  [8, []],
  [3, [`${scene}: This picture is 900 px wide, but 1200 px are needed in its place: it would look blurred.`]],
])(
  'the content check measures a 900 × 1600 picture after the rotation by EXIF orientation %i',
  async (orientation, expected) => {
    const stored = sharp({ create: { width: 900, height: 1600, channels: 3, background: 'white' } });
    expect(await problemsWith({ [scene]: await stored.jpeg().withMetadata({ orientation }).toBuffer() })).toEqual(
      expected,
    );
  },
);

it('the content check reports a picture that no page uses', async () => {
  expect(await problemsWith({ [scene]: original }, '')).toEqual([
    `${scene}: No page uses this picture. Delete it, or name it on a page that needs it.`,
  ]);
});

it('the content check reports that the background picture of link previews is missing', async () => {
  const problems = await checkPictures(mkdtempSync(join(tmpdir(), 'pictures-')), new Map());
  expect(problems).toMatchObject([
    {
      file: `content/pictures/${heroPicture}`,
      message: expect.stringMatching(/This picture is missing.*link previews/),
    },
  ]);
});
