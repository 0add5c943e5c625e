import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '../../../src/i18n/locales';
import { routePath } from '../../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../../src/routes';
import { alternatesOf, canonicalAddress } from '../../../src/seo/addresses';
import { htmlFileOf } from '../published-files';

export const sitemapFile = '/sitemap.xml';

/** An indexable page in one language. */
export interface ListedPage {
  route: RouteId;
  locale: Locale;
}

/** The indexable pages whose file is published. `isPublished` is called with the path of a file within the site. */
export const listedPages = (isPublished: (file: string) => boolean): ListedPage[] =>
  routeIds
    .filter((route) => routes[route].indexable)
    .flatMap((route) => locales.map((locale) => ({ route, locale })))
    .filter(({ route, locale }) => isPublished(htmlFileOf(routePath(route, locale))));

function entry(siteUrl: string, { route, locale }: ListedPage): string {
  const alternates = alternatesOf(siteUrl, route).map(
    ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`,
  );
  return `  <url>\n    <loc>${canonicalAddress(siteUrl, route, locale)}</loc>\n${alternates.join('')}  </url>\n`;
}

/** The sitemap as XML: all indexable pages with their language versions. */
export const sitemap = (siteUrl: string, pages: readonly ListedPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => entry(siteUrl, page)).join('')}</urlset>
`;

/** Returns a function that tells whether a folder has a file. */
export const isIn =
  (root: string) =>
  (file: string): boolean =>
    existsSync(join(root, file));

export const writeSitemap = (root: string, siteUrl: string): Promise<void> =>
  writeFile(join(root, sitemapFile), sitemap(siteUrl, listedPages(isIn(root))));
