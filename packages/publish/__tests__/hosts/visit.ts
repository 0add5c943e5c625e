import pLimit from 'p-limit';
import { pagePathAt } from '../../../../src/gatsby-runtime/router';
import { redirectOf } from '../../../../src/i18n/redirect';
import type { Outcome, Row } from './addresses';

/** A host's response: the location of a redirect, or the published file. */
interface HostAnswer {
  status: number;
  location?: string | null;
  file?: string;
}

export type AskHost = (target: string) => HostAnswer | Promise<HostAnswer>;

/** The path that Gatsby has for the page in a published file. The build writes it into the page as `data-page-path`. */
const pagePathIn = (file: string): string =>
  file === '/index.html' ? '/' : file === '/404.html' ? file : file.replace(/\.html$/, '');

const partsOf = (address: string) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
};

/** Throws if a redirect leads to another host, as `//evil.example` does. */
function onSite(location: string): string {
  if (new URL(location, 'https://site.test').host !== 'site.test') throw new Error(`leads away: ${location}`);
  return location;
}

const longestWay = 6;

/**
 * Follows redirects as a browser does: those of the host, and those of the early script (`src/early`). Returns
 * the last response and all URLs on the way.
 */
async function visit(ask: AskHost, first: string): Promise<{ status: number; file: string; way: string[] }> {
  const way = [first];
  while (way.length <= longestWay) {
    const parts = partsOf(way.at(-1)!);
    const { status, location, file = '' } = await ask(parts.pathname + parts.search);
    const next = location ? onSite(location) + parts.hash : redirectOf(parts, undefined);
    if (next !== undefined) way.push(next);
    // If the document already is the page at the new URL, the early script changes only the address bar.
    const isThere = next === undefined || (!location && pagePathAt(partsOf(next).pathname) === pagePathIn(file));
    if (isThere) return { status, file, way };
  }
  throw new Error(`still under way: ${way.join(' → ')}`);
}

const suffix = '?x=1&y=%2F#frage';

const notFoundFile = (outcome: Outcome): string =>
  outcome === 'not found: bare' ? '/404.html' : `/${outcome.replace('not found: ', '')}/404.html`;

/**
 * nginx drops connections if there are more than 512 at once
 * (https://nginx.org/en/docs/ngx_core_module.html#worker_connections).
 */
const atOnce = pLimit(64);

/**
 * Visits paths with a query and a hash. Returns a sentence for each that ends at the wrong page, loses query or hash,
 * or has the wrong status (404 for the not-found page).
 */
export async function misled(ask: AskHost, rows: readonly Row[]): Promise<string[]> {
  const sentences = rows.map(async ([address, outcome]) => {
    const { status, file, way } = await atOnce(visit, ask, address + suffix);
    const end = way.at(-1)!;
    const isRight = outcome.startsWith('not found')
      ? status === 404 && file === notFoundFile(outcome) && end.endsWith(suffix)
      : status === 200 && file === `${outcome}.html` && end === outcome + suffix;
    return isRight ? [] : [`${address}: ${status} ${file} by ${way.join(' → ')}`];
  });
  return (await Promise.all(sentences)).flat();
}
