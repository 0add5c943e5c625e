import type { CheerioAPI } from 'cheerio';

/** URLs in an attribute of all elements that match a selector, without duplicates. */
export const linked = ($: CheerioAPI, selector: string, attribute = 'href'): string[] => [
  ...new Set(
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []),
  ),
];

/** URLs of the scripts that a page requests before the load event. */
export const scriptsBeforeLoad = ($: CheerioAPI): string[] => linked($, 'script[src]', 'src');

/** The path of a page's `page-data.json`, which holds query result, strings and page context. */
export const pageDataFile = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;
