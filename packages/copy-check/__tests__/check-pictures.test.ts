import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readContentFiles } from '../../../src/content/content-files';
import { checkPictures } from '../check-pictures';

const icon = 'content/pictures/icons/lock.png';
const ground = 'content/pictures/hero-home.png';

/** A project whose only picture is at `path`, and whose only page has the text `page`. */
async function problemsWith(path: string, file: Buffer, page = 'src: icons/lock.png'): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), file);
  const problems = await checkPictures(root, new Map([['content/en/index.md', page]]));
  const own = problems.filter((problem) => path === ground || problem.file !== ground);
  return own.map(({ file: at, message }) => `${at}: ${message}`);
}

const original = readFileSync(icon);

it('finds nothing wrong with the pictures of the project', async () => {
  expect(await checkPictures('.', readContentFiles('.').pages)).toEqual([]);
});

it('accepts a picture that a page uses', async () => {
  expect(await problemsWith(icon, original)).toEqual([]);
});

it('accepts the drawing for phones of a screen that a page uses', async () => {
  const narrow = 'content/pictures/screens/en/ticket-narrow.png';
  expect(await problemsWith(narrow, readFileSync(narrow), 'src: screens/en/ticket.png')).toEqual([]);
});

it.each([
  ['cut off', original.subarray(0, original.length / 2)],
  ['empty', Buffer.alloc(0)],
  ['a text', Buffer.from('<!doctype html><title>Not found</title>')],
])('reports a file that is %s', async (_what, file) => {
  expect(await problemsWith(icon, file)).toEqual([expect.stringMatching(/lock\.png: This picture cannot be read/)]);
});

it.each([
  ['icons/lock.png', 300],
  ['icons.png', 1200],
  ['screens/en/ticket.png', 1920],
  ['my/screens/ticket.png', 1200],
  ['ticket-narrow.png', 1050],
  ['ticket-narrow.png.png', 1200],
])('the picture %s is at least %i px wide', async (path, least) => {
  const drawn = (width: number) =>
    sharp({ create: { width, height: 1, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
  const problems = async (width: number) =>
    await problemsWith(
      `content/pictures/${path}`,
      await drawn(width),
      `src: ${path.replace('-narrow.png', '.png')} ${path}`,
    );
  expect(await problems(least)).toEqual([]);
  expect(await problems(least - 1)).toEqual([
    `content/pictures/${path}: This picture is ${least - 1} px wide, but ${least} px are needed in its place: it would look blurred.`,
  ]);
});

it('reports a picture of more than 5 MB', async () => {
  expect(await problemsWith(icon, randomBytes(12_000_000))).toEqual([
    `${icon}: This picture has 12.0 MB; at most 5 MB are allowed. Save it smaller: 300 px wide is enough.`,
  ]);
  expect(await problemsWith(icon, randomBytes(5_000_000))).toEqual([
    expect.stringMatching(/lock\.png: This picture cannot be read/),
  ]);
});

it('the picture of link previews needs no page that names it, and what an operating system stores is no picture', async () => {
  expect(await problemsWith(ground, readFileSync(ground), '')).toEqual([]);
  expect(await problemsWith('content/pictures/.DS_Store', Buffer.alloc(9), '')).toEqual([]);
});

it('reports a picture that no page uses', async () => {
  expect(await problemsWith(icon, original, 'src: icons/mail.png')).toEqual([
    `${icon}: No page uses this picture. Delete it, or name it on a page that needs it.`,
  ]);
});

it('reports that the picture is missing that link previews are drawn on', async () => {
  const problems = await checkPictures(mkdtempSync(join(tmpdir(), 'pictures-')), new Map());
  expect(problems).toMatchObject([
    { file: ground, message: expect.stringMatching(/This picture is missing.*link previews/) },
  ]);
});
