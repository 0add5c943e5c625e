import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePreviewPictures } from '../link-previews/write-pictures';
import { headOf } from './audit/head-of';
import { write } from './fixture';

const siteUrl = 'https://www.example.com';
const pageAt = (path: string): string => `<html><head>${headOf(path, siteUrl)}</head><body></body></html>`;

async function makeSite(): Promise<{ root: string; cache: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const root = join(folder, 'public');
  const paths = ['/terms', '/de/terms', '/en/terms', '/fr/terms', '/de', '/de/auth/login'];
  await write(root, Object.fromEntries(paths.map((path) => [`${path}.html`, pageAt(path)])));
  return { root, cache: join(folder, 'cache') };
}

describe('pictures for link previews', () => {
  it('are drawn for listed pages in each language, at the size that pages say', async () => {
    const site = await makeSite();
    expect(await writePreviewPictures(site)).toBe(4);
    const files = await readdir(join(site.root, 'og'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.jpg')).sort()).toEqual([
      'de/index.jpg',
      'de/terms.jpg',
      'en/terms.jpg',
      'fr/terms.jpg',
    ]);
    expect(await sharp(join(site.root, 'og/de/index.jpg')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('are taken from the cache while their title stays', async () => {
    const site = await makeSite();
    await writePreviewPictures(site);
    const before = await readFile(join(site.root, 'og/de/terms.jpg'));
    const changed = (await readFile(join(site.root, 'fr/terms.html'), 'utf8')).replaceAll('fr terms', 'Conditions');
    await write(site.root, { '/fr/terms.html': changed });
    expect(await writePreviewPictures(site)).toBe(1);
    expect(await readFile(join(site.root, 'og/de/terms.jpg'))).toEqual(before);
  });

  it('are drawn once for pages of the same title', async () => {
    const site = await makeSite();
    for (const locale of ['en', 'fr'])
      await write(site.root, {
        [`/${locale}/terms.html`]: pageAt('/de/terms').replace('<html>', `<html lang="${locale}">`),
      });
    expect(await writePreviewPictures(site)).toBe(2);
    expect(await readFile(join(site.root, 'og/fr/terms.jpg'))).toEqual(
      await readFile(join(site.root, 'og/de/terms.jpg')),
    );
  });

  it('of pages that are gone go too', async () => {
    const site = await makeSite();
    await write(site.root, { '/og/de/old.jpg': '' });
    await writePreviewPictures(site);
    await expect(stat(join(site.root, 'og/de/old.jpg'))).rejects.toThrow('ENOENT');
  });

  it('need a title: a page without one is named', async () => {
    const site = await makeSite();
    await write(site.root, { '/de/terms.html': '<html><head></head></html>' });
    await expect(writePreviewPictures(site)).rejects.toThrow('/de/terms.html: no og:title');
  });
});
