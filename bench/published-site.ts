import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** A finished output, read as files: what is in it, and how many bytes each file is over the wire. */
export interface PublishedSite {
  /** Bytes of the file at an address as brotli, or as it is where that was not worth it. Throws if nothing is published there. */
  bytesOf: (address: string) => number;
  /** A page's HTML, before any script, to be read and not changed; and its file. Throws if there is no such page. */
  page: (path: string) => { file: string; $: CheerioAPI };
  text: (file: string) => string;
}

/** The file that a host answers a page's path with. */
const htmlFile = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** Opens what `npm run build` left in `root`. Throws a sentence if nothing was built there. */
export function openSite(root: string): PublishedSite {
  if (!existsSync(join(root, 'build-manifest.json'))) {
    throw new Error(`${root}/ holds no finished site: run “npm run build:local” first.`);
  }
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  const bytesOf = (address: string): number => {
    const file = decodeURIComponent(address);
    if (!existsSync(join(root, file))) throw new Error(`${file} is asked for, but not published.`);
    return statSync(existsSync(join(root, `${file}.br`)) ? join(root, `${file}.br`) : join(root, file)).size;
  };
  const pages = new Map<string, CheerioAPI>();
  const page = (path: string) => {
    const file = htmlFile(path);
    const $ = pages.get(file) ?? load(text(file));
    pages.set(file, $);
    return { file, $ };
  };
  return { bytesOf, page, text };
}
