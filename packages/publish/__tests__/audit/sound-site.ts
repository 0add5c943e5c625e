import { findContradictions } from '../../audit/audit-site';
import { readHead } from '../../audit/head';
import { readSitemap } from '../../audit/sitemap-entries';
import { pageFile } from '../../finish/manifest';
import { robots } from '../../finish/robots';
import { sitemap } from '../../finish/sitemap';
import { locales } from '../../../../src/i18n/locales';
import { routePath, trees } from '../../../../src/i18n/paths';
import { routeIds, routes } from '../../../../src/routes';
import { previewPicture } from '../../../../src/seo/preview-picture';
import { headOf, languageOf } from './head-of';

export const siteUrl = 'https://www.example.com';

const pageAt = (path: string): string =>
  `<!DOCTYPE html><html lang="${languageOf(path)}"><head>${headOf(path, siteUrl)}</head><body></body></html>`;

const listed = routeIds
  .filter((route) => routes[route].indexable)
  .flatMap((route) => locales.map((locale) => ({ route, locale })));

/** All files of a valid site, by path; pictures are empty files. */
export const soundFiles: ReadonlyMap<string, string> = new Map([
  ...trees.flatMap((tree) =>
    routeIds.map((route): [string, string] => [pageFile(route, tree), pageAt(routePath(route, tree))]),
  ),
  ...listed.map(({ route, locale }): [string, string] => [previewPicture(route, locale), '']),
  ['/apple-touch-icon.png', ''],
  ['/sitemap.xml', sitemap(siteUrl, listed)],
  ['/robots.txt', robots(siteUrl)],
]);

/** The messages of the audit for a site's files. */
export function contradictionsIn(files: ReadonlyMap<string, string>): string[] {
  const pages = [...files].filter(([file]) => file.endsWith('.html')).map(([file, html]) => readHead(file, html));
  return findContradictions({
    siteUrl,
    pages,
    files: new Set(files.keys()),
    sitemap: readSitemap(files.get('/sitemap.xml') ?? ''),
    robots: files.get('/robots.txt') ?? '',
  });
}

/** A mistake: a replaced text in one file, and the expected message of the audit. */
export type Fault = [name: string, file: string, text: string | RegExp, replacement: string, sentence: string];

/**
 * The valid site with a text replaced in one file. Throws if the text is not there, since the test would prove nothing.
 */
export function withFault(file: string, text: string | RegExp, replacement: string): Map<string, string> {
  const sound = soundFiles.get(file) ?? '';
  const broken = sound.replace(text, replacement);
  expect(broken).not.toBe(sound);
  return new Map(soundFiles).set(file, broken);
}

/** The page in which mistakes are made, and its address. */
export const faq = '/de/trade/faq.html';
export const faqAddress = `${siteUrl}/de/trade/faq`;
