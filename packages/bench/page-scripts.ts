import type { CheerioAPI } from 'cheerio';
import type { PublishedSite } from './published-site';

const unique = (files: readonly string[]): string[] => [...new Set(files)];

const isScript = (file: string): boolean => file.endsWith('.js');

/** Reads from the early file Gatsby's chunk mapping (chunk name to files) and the scripts that start Gatsby. */
function readEarlyFile(code: string) {
  const filesOf = (chunk: string): string[] => {
    const list = new RegExp(`["']?${chunk}["']?:\\[([^\\]]*)\\]`).exec(code)?.[1];
    if (list === undefined) throw new Error(`The early file knows no chunk “${chunk}”.`);
    return [...list.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, file = '']) => file);
  };
  const starting = [...code.matchAll(/src:["'`](\/[^"'`]+\.js)["'`]/g)].map(([, file = '']) => file);
  if (starting.length === 0) throw new Error('The early file starts no scripts.');
  return { filesOf, starting };
}

/** Addresses in an attribute of all elements of a selector. */
export const linked = ($: CheerioAPI, selector: string, attribute = 'href'): string[] =>
  unique(
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []),
  );

/**
 * Addresses of all scripts of a first visit to a page, without duplicates; `chunks` are those that it imports dynamically
 * without an interaction.
 */
export function scriptsOf(site: PublishedSite, path: string, chunks: readonly string[] = []) {
  const beforeLoad = linked(site.page(path).$, 'script[src]', 'src');
  const early = beforeLoad.find((file) => file.startsWith('/early-'));
  if (!early) throw new Error(`${path} has no early file.`);
  const { filesOf, starting } = readEarlyFile(site.text(early));
  const data = JSON.parse(site.text(pageDataFile(path))) as { componentChunkName: string }; // Gatsby's format.
  const all = [...starting, ...[data.componentChunkName, ...chunks].flatMap(filesOf)].filter(isScript);
  return {
    /** Linked in the HTML, so requested before the load event. */
    beforeLoad,
    /** What hydrates the page, requested when the browser is idle or at the first interaction. */
    deferred: unique(all).filter((file) => !beforeLoad.includes(file)),
  };
}

/** The file `page-data.json` of a page: query result, strings and page context. */
export const pageDataFile = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;
