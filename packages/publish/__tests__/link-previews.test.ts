import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawTitle } from '../link-previews/draw-title';
import { writePreviewPictures } from '../link-previews/write-pictures';
import { headOf } from '../../../__tests__/support/head-of';
import { write } from './fixture';

const pageAt = (path: string): string =>
  `<html><head>${headOf(path, 'https://www.example.com')}</head><body></body></html>`;

describe('pictures for link previews', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'));
    const paths = ['/terms', '/de/terms', '/en/terms', '/de', '/de/auth/login'];
    await write(root, Object.fromEntries(paths.map((path) => [`${path}.html`, pageAt(path)])));
  });

  it('are drawn for listed pages in each language, at the size that pages say, and those of former pages removed', async () => {
    await write(root, { '/og/de/old.jpg': '' });
    await writePreviewPictures(root);
    const files = await readdir(join(root, 'og'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.jpg')).sort()).toEqual([
      'de/index.jpg',
      'de/terms.jpg',
      'en/terms.jpg',
    ]);
    const { format, width, height } = await sharp(join(root, 'og/de/index.jpg')).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('need a title: a page without one is named', async () => {
    await write(root, { '/de/terms.html': '<html><head></head></html>' });
    await expect(writePreviewPictures(root)).rejects.toThrow('/de/terms.html: no og:title');
  });
});

describe('the title in such a picture', () => {
  const width = 556;
  /** Height in lines of the largest size; a smaller size counts as less. */
  const linesOf = async (title: string) => Math.round((await drawTitle(title, width)).info.height / 80);

  it.each([
    ['Conditions de trading\u00a0: levier, marge, coûts', 3],
    ['Daten\u00adschutz\u00aderklärung', 2],
    ['FAQ & <more>', 1],
  ])('“%s” takes %i lines of large letters', async (title, lines) => {
    expect(await linesOf(title)).toBe(lines);
  });

  it('becomes smaller until its longest word fits', async () => {
    const { info } = await drawTitle('Datenschutzerklärung', width);
    expect(info.width).toBeLessThanOrEqual(width);
    expect(info.width).toBeGreaterThan(width - 40);
  });

  it('is drawn in the headline font, not in one of this machine', async () => {
    const { info } = await drawTitle('Webterminal', width);
    expect(info.width).toBe(443);
  });

  it('is refused if it is too long for the smallest letters', async () => {
    await expect(drawTitle('Rindfleischetikettierungsüberwachungsgesetz', width)).rejects.toThrow('does not fit');
  });
});
