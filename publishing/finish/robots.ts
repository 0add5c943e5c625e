import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitemapFile } from './sitemap';

/** Every page may be fetched: only then do search engines see which ones say that they are not to be listed. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapFile}\n`;

export const writeRobots = (root: string, siteUrl: string): Promise<void> =>
  writeFile(join(root, 'robots.txt'), robots(siteUrl));
