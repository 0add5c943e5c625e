import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitemapFile } from './sitemap';

/** The text of robots.txt. It disallows nothing, since crawlers must fetch a page to see its `noindex`. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapFile}\n`;

export const writeRobots = (root: string, siteUrl: string): Promise<void> =>
  writeFile(join(root, 'robots.txt'), robots(siteUrl));
