import { type CheerioAPI, load } from 'cheerio';
import { htmlFileOf } from '../publish/published-files';
import type { PublishedSite } from './published-site';

/** Compressed bytes of a first visit, by kind, as far as they can be computed from the files. */
export interface PageWeight {
  html: number;
  /** Render-blocking styles. */
  styles: number;
  fonts: number;
  /** Scripts requested before the load event. Pages that defer hydration request only the early script (src/early). */
  earlyScript: number;
  /** The page's data, including its strings. */
  pageData: number;
}

/** URLs in an attribute of all elements that match a selector, without duplicates. */
const linked = ($: CheerioAPI, selector: string, attribute = 'href'): string[] => [
  ...new Set(
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []),
  ),
];

/** URLs of the scripts that a page requests before the load event. */
export const scriptsBeforeLoad = ($: CheerioAPI): string[] => linked($, 'script[src]', 'src');

/** Computes the bytes of a page from its files. */
export function weighPage(site: PublishedSite, path: string): PageWeight {
  const file = htmlFileOf(path);
  const $ = load(site.text(file));
  const sum = (files: readonly string[]): number => files.reduce((bytes, name) => bytes + site.bytesOf(name), 0);
  return {
    html: site.bytesOf(file),
    styles: sum(linked($, 'link[rel="stylesheet"]')),
    fonts: sum(linked($, 'link[rel="preload"][as="font"]')),
    earlyScript: sum(scriptsBeforeLoad($)),
    pageData: site.bytesOf(`/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`),
  };
}
