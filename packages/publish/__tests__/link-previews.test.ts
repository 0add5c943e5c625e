import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawTitle } from '../link-previews/draw-title';
import { writePreviewPictures } from '../link-previews/write-pictures';

describe('title in a link preview picture', () => {
  const width = 556;
  /** Height of a title, in lines of the largest font size. */
  const linesOf = async (title: string) => Math.round((await drawTitle(title, width)).info.height / 80);

  it.each([
    ['Conditions de trading\u00a0: levier, marge, coûts', 3],
    ['Daten\u00adschutz\u00aderklärung', 2],
    ['FAQ & <more>', 1],
  ])('in a link preview picture, the title “%s” has %i lines of large letters', async (title, lines) => {
    expect(await linesOf(title)).toBe(lines);
  });

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

it('a link preview picture is stored, and used again when a page has the same title', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'previews-'));
  const [root, drawn] = [join(folder, 'public'), join(folder, 'drawn')];
  mkdirSync(join(root, 'en'), { recursive: true });
  const pictureOf = async (title: string): Promise<string> => {
    writeFileSync(join(root, 'en/terms.html'), `<head><meta property="og:title" content="${title}"></head>`);
    await writePreviewPictures(root, drawn);
    return readFileSync(join(root, 'og/en/terms.jpg'), 'base64');
  };
  const first = await pictureOf('Terms');
  expect(await pictureOf('Conditions')).not.toBe(first);
  expect(await pictureOf('Terms')).toBe(first);
  expect(readdirSync(drawn)).toHaveLength(2);
});
