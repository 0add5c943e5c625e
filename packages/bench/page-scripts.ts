import type { CheerioAPI } from 'cheerio';

/** Addresses in an attribute of all elements of a selector, without duplicates. */
export const linked = ($: CheerioAPI, selector: string, attribute = 'href'): string[] => [
  ...new Set(
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []),
  ),
];

/** Addresses of the scripts that a page requests before the load event. */
export const scriptsBeforeLoad = ($: CheerioAPI): string[] => linked($, 'script[src]', 'src');

/** The file `page-data.json` of a page: query result, strings and page context. */
export const pageDataFile = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;
