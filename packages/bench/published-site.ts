import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { htmlFileOf } from '../publish/published-files';
import { cached } from '../shared/cached';

/** A finished build: parsed pages, and compressed bytes of each file. */
export interface PublishedSite {
  /** Bytes of the file at a URL path; of its brotli version if there is one. Throws if the file does not exist. */
  bytesOf: (address: string) => number;
  /**
   * The file of a page, and its parsed HTML. The HTML is cached, so do not change it. Throws if there is no such page.
   */
  page: (path: string) => { file: string; $: CheerioAPI };
  text: (file: string) => string;
}

/** Opens the result of `npm run build` in the folder `root`. Throws if there is none. */
export function openSite(root: string): PublishedSite {
  if (!existsSync(join(root, 'build-manifest.json'))) {
    throw new Error(`${root}/ holds no finished site: run “npm run build -- --local” first.`);
  }
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  const bytesOf = (address: string): number => {
    const file = decodeURIComponent(address);
    if (!existsSync(join(root, file))) throw new Error(`${file} is asked for, but not published.`);
    return statSync(existsSync(join(root, `${file}.br`)) ? join(root, `${file}.br`) : join(root, file)).size;
  };
  const page = cached((path: string) => ({ file: htmlFileOf(path), $: load(text(htmlFileOf(path))) }));
  return { bytesOf, page, text };
}
