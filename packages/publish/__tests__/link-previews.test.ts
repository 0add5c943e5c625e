import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawTitle } from '../link-previews/draw-title';
import { writePreviewPictures } from '../link-previews/write-pictures';
import { write } from './fixture';

describe('title in a link preview picture', () => {
  const width = 556;
  /** Height of a title, in lines of the largest font size. */
  const linesOf = async (title: string) => Math.round((await drawTitle(title, width)).info.height / 80);

  it.each([
    ['Conditions de trading\u00a0: levier, marge, coûts', 3],
    ['Daten\u00adschutz\u00aderklärung', 2],
    ['FAQ & <more>', 1],
  ])(
    'in a link preview picture, the title “%s” fits at the largest font size; number of lines: %i',
    async (title, lines) => {
      expect(await linesOf(title)).toBe(lines);
    },
  );

  it('the letters of the title in a link preview picture are made smaller until the longest word fits', async () => {
    const { info } = await drawTitle('Datenschutzerklärung', width);
    expect(info.width).toBeLessThanOrEqual(width);
    expect(info.width).toBeGreaterThan(width - 40);
  });

  it('the title in a link preview picture has the headline font of the site, not a font of the machine', async () => {
    const { info } = await drawTitle('Webterminal', width);
    expect(info.width).toBe(443);
  });

  it('a title that is too long for the smallest letters of a link preview picture causes an error', async () => {
    await expect(drawTitle('Rindfleischetikettierungsüberwachungsgesetz', width)).rejects.toThrow('does not fit');
  });
});

it('the link preview picture of each page shows the title of that page', async () => {
  const root = mkdtempSync(join(tmpdir(), 'previews-'));
  const pages = ['terms', 'market'];
  await write(
    root,
    Object.fromEntries(pages.map((page) => [`en/${page}.html`, `<meta property="og:title" content="${page}"></head>`])),
  );
  await writePreviewPictures(root);
  const [terms, market] = pages.map((page) => readFileSync(join(root, `og/en/${page}.jpg`)));
  expect(terms).not.toEqual(market);
});
