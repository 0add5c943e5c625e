import { load } from 'cheerio';
import type { PublishedSite } from '../published-site';

/** Bytes over the wire of the files that each page of the fixture links. */
const files: Readonly<Record<string, number>> = {
  '/early-1.js': 3_000,
  '/app-1.js': 60_000,
  '/page-1.js': 10_000,
  '/auth-form-1.js': 15_000,
  '/own.css': 7_000,
  '/rest.css': 5_000,
  '/text.woff2': 20_000,
  '/hero.avif': 8_500,
  '/cards.avif': 90_000,
  '/page-data/app-data.json': 50,
};

const early = `start({a:{"page":["/page-1.js"],"auth-form":["/auth-form-1.js"],"resend-recovery":["/page-1.js"]},b:[{src:"/app-1.js"}]})`;

const html = `<!doctype html><title>A page</title>
  <script src="/early-1.js" data-rest="/rest.css"></script><link rel="stylesheet" href="/own.css">
  <link rel="preload" as="font" href="/text.woff2">
  <img src="/hero.avif" alt=""><img loading="lazy" src="/cards.avif" alt="">`;

export interface Planted {
  /** Bytes over the wire by address; `html` and `pageData` stand for those of every page. */
  weights?: Readonly<Record<string, number>>;
  /** Markup added to each page. */
  markup?: string;
}

/** A fixture of a site within all budgets except for the changes passed; all pages are equal. */
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
    text: (file) => (file.endsWith('.json') ? '{"componentChunkName":"page"}' : early),
  };
}
