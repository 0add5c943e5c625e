import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSitemap } from '../../audit/sitemap-entries';
import { finishBuild, type FinishOptions } from '../../finish/finish';
import { robots } from '../../finish/robots';
import { sitemap } from '../../finish/sitemap';
import { makeBuild } from '../fixture';

const siteUrl = 'https://www.example.com';

it('lists a page with its twins', () => {
  expect(sitemap(siteUrl, [{ route: 'faq', locale: 'de' }])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc>https://www.example.com/de/trade/faq</loc>
    <xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/en/trade/faq"/>
    <xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/trade/faq"/>
    <xhtml:link rel="alternate" hreflang="fr" href="https://www.example.com/fr/trade/faq"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/en/trade/faq"/>
  </url>
</urlset>
`);
});

it('robots.txt lets everybody in and names the sitemap', () => {
  expect(robots(siteUrl)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n');
});

describe('a finished build', () => {
  let options: FinishOptions;
  beforeAll(async () => {
    options = await makeBuild();
    await finishBuild(options);
  });

  it('lists the pages that were built and are for everybody, under their prefixed address alone', async () => {
    const entries = readSitemap(await readFile(join(options.root, 'sitemap.xml'), 'utf8'));
    const rest = ['', '/terms', '/trade', '/trade/faq'];
    expect(entries.map(({ loc }) => loc).sort()).toEqual(
      ['de', 'en', 'fr'].flatMap((locale) => rest.map((path) => `${siteUrl}/${locale}${path}`)),
    );
  });

  it('has its own robots.txt', async () => {
    expect(await readFile(join(options.root, 'robots.txt'), 'utf8')).toBe(robots(siteUrl));
  });
});

it('is not finished when a page contradicts another', async () => {
  const options = await makeBuild();
  const file = join(options.root, 'de/terms/index.html');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('href="https://www.example.com/fr/terms"', 'href="/fr/terms"'),
  );
  await expect(finishBuild(options)).rejects.toThrow('/de/terms.html: lacks the hreflang');
});
