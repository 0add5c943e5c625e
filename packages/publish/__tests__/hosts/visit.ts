import pLimit from 'p-limit';
import { pagePathAt, redirectOf } from '../../../../src/i18n/address';
import type { Outcome, Row } from './addresses';

/** The response of a host: a redirect's location, or the published file. */
export interface HostAnswer {
  status: number;
  location?: string | null;
  file?: string;
}

export type AskHost = (target: string) => HostAnswer | Promise<HostAnswer>;

/** Gatsby's name of the page in a published file, as the build writes it into the page. */
const pagePathIn = (file: string): string =>
  file === '/index.html' ? '/' : file === '/404.html' ? file : file.replace(/\.html$/, '');

const partsOf = (address: string) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
};

/** Refuses a redirect to another host, as `//evil.example` is one. */
function onSite(location: string): string {
  if (new URL(location, 'https://site.test').host !== 'site.test') throw new Error(`leads away: ${location}`);
  return location;
}

const longestWay = 6;

/**
 * Visits an address as a browser does: follows the host's redirects and those of the early file. Returns the last
 * response and all addresses on the way.
 */
async function visit(ask: AskHost, first: string): Promise<{ status: number; file: string; way: string[] }> {
  const way = [first];
  while (way.length <= longestWay) {
    const parts = partsOf(way.at(-1)!);
    const { status, location, file = '' } = await ask(parts.pathname + parts.search);
    const next = location ? onSite(location) + parts.hash : redirectOf(parts, undefined);
    if (next !== undefined) way.push(next);
    // Where the document is already the page at the next address, the early file only replaces the address.
    const isThere = next === undefined || (!location && pagePathAt(partsOf(next).pathname) === pagePathIn(file));
    if (isThere) return { status, file, way };
  }
  throw new Error(`still under way: ${way.join(' → ')}`);
}

const suffix = '?x=1&y=%2F#frage';

const notFoundFile = (outcome: Outcome): string =>
  outcome === 'not found: bare' ? '/404.html' : `/${outcome.replace('not found: ', '')}/404.html`;

/** nginx drops connections beyond 512 (https://nginx.org/en/docs/ngx_core_module.html#worker_connections). */
const atOnce = pLimit(64);

/**
 * Visits addresses with a query and a hash, and returns a sentence for each that leads elsewhere than the table says,
 * loses them or has another status: 404 for what is not found.
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
