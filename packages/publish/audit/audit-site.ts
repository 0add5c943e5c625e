import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDoubles, checkRobots, checkSitemap } from './across';
import { alternatesChecker } from './alternates';
import { type PageHead, readHead } from './head';
import { checkListing } from './listing';
import { checkPreview } from './previews';
import type { AuditedSite } from './site';
import { readSitemap } from './sitemap-entries';
import { structuredDataChecker } from './structured-data';
import { listFiles } from '../published-files';
import { sitemapFile } from '../finish/sitemap';

async function readSite(root: string, siteUrl: string): Promise<AuditedSite> {
  const files = listFiles(root);
  const pages: PageHead[] = [];
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.push(readHead(file, await readFile(join(root, file), 'utf8')));
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8').catch(() => '');
  return {
    siteUrl,
    pages,
    files: new Set(files),
    sitemap: readSitemap(await read(sitemapFile)),
    robots: await read('/robots.txt'),
  };
}

/** Runs all checks of head elements, sitemap and robots.txt. Returns one message per problem, with the page's path. */
export function findContradictions(site: AuditedSite): string[] {
  const checks = [
    (page: PageHead) => checkListing(page, site),
    alternatesChecker(site),
    (page: PageHead) => checkPreview(page, site),
    structuredDataChecker(site),
  ];
  return [
    ...site.pages.flatMap((page) => checks.flatMap((check) => check(page)).map((text) => `${page.file}: ${text}.`)),
    ...checkSitemap(site),
    ...checkRobots(site),
    ...checkDoubles(site),
  ];
}

/** Audits a finished build for search engines and link previews. Rejects with all problems, one per line. */
export async function audit(root: string, siteUrl: string): Promise<void> {
  const found = findContradictions(await readSite(root, siteUrl));
  if (found.length > 0)
    throw new Error(`Pages contradict each other in what search engines read:\n${found.join('\n')}`);
}
