import { load } from 'cheerio';

export interface SitemapEntry {
  loc: string;
  alternates: { hreflang: string; href: string }[];
}

/** Parses a sitemap. */
export function readSitemap(xml: string): SitemapEntry[] {
  const $ = load(xml, { xml: true });
  return $('urlset > url')
    .toArray()
    .map((url) => ({
      loc: $(url).children('loc').text(),
      alternates: $(url)
        .children('xhtml\\:link')
        .toArray()
        .map(({ attribs: { hreflang = '', href = '' } }) => ({ hreflang, href })),
    }));
}
