import { load } from 'cheerio';
import type { PublishedSite } from '../published-site';

/** Files that each page of the fixture links, with their compressed bytes. */
const files: Readonly<Record<string, number>> = {
  '/early-1.js': 3_000,
  '/own.css': 7_000,
  '/text.woff2': 20_000,
};

const html = `<!doctype html><title>A page</title>
  <script src="/early-1.js"></script><link rel="stylesheet" href="/own.css">
  <link rel="preload" as="font" href="/text.woff2">`;

export interface Planted {
  /** Compressed bytes by URL path, instead of the defaults. `html` and `pageData` apply to the files of every page. */
  weights?: Readonly<Record<string, number>>;
  /** Markup added to each page. */
  markup?: string;
}

/** A fake site that is within all budgets, except for the given changes. All its pages are equal. */
export function plantedSite({ weights = {}, markup = '' }: Planted = {}): PublishedSite {
  const sizes = { html: 10_000, pageData: 6_000, ...files, ...weights };
  const kindOf = (address: string): string => {
    if (address.endsWith('.html')) return 'html';
    return address.endsWith('/page-data.json') ? 'pageData' : address;
  };
  const bytesOf = (address: string): number => {
    const size = (sizes as Record<string, number>)[kindOf(address)];
    if (size === undefined) throw new Error(`${address} is asked for, but not published.`);
    return size;
  };
  return {
    bytesOf,
    page: (path) => ({ file: `${path}.html`, $: load(html + markup) }),
    text: () => '',
  };
}
