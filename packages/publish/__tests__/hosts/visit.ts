import { pagePathAt, readAddress, redirectOf } from '../../../../src/i18n/address';
import type { Outcome, Row } from './addresses';

/** The response of a host: a redirect's location, or the published file. */
export interface HostAnswer {
  status: number;
  location?: string;
  file?: string;
}

/** Asks a host for many targets at once. */
export type AskHost = (targets: readonly string[]) => Promise<HostAnswer[]>;

interface Visit {
  outcome: Outcome;
  /** Query and hash at the end. */
  suffix: string;
  /** Of the last document. */
  status: number;
  /** Where each step led, in order. */
  steps: string[];
}

/** Gatsby's name of the page in a published file, as the build writes it into the page. */
const pagePathIn = (file: string): string =>
  file === '/index.html' ? '/' : file === '/404.html' ? file : file.replace(/\.html$/, '');

const partsOf = (address: string) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
};

/** Gatsby's path of the page in the document, which also applies if the page cannot hydrate. */
const outcomeOf = (file: string): Outcome => {
  const { route, tree, path } = readAddress(file);
  // Paths are absolute.
  return route ? (path as Outcome) : `not found: ${tree}`;
};

/**
 * What `src/early/address.ts` does in a document: where it goes, and whether that document is already the page there.
 */
function settle(address: string, file: string): { address: string; settled: boolean } {
  const target = redirectOf(partsOf(address), undefined);
  if (target === undefined) return { address, settled: true };
  return { address: target, settled: pagePathAt(partsOf(target).pathname) === pagePathIn(file) };
}

const longestWay = 6;

/** Refuses a redirect to another host, as `//evil.example` is one. */
function onSite(location: string): string {
  if (new URL(location, 'https://site.test').host !== 'site.test') throw new Error(`leads away: ${location}`);
  return location;
}

/** Visits addresses as a browser does: follows the host's redirects and those of the early file. */
async function visit(ask: AskHost, addresses: readonly string[]): Promise<Visit[]> {
  const visits = addresses.map((address) => ({ address, steps: [] as string[], status: 0, file: '' }));
  let underway = visits;
  for (let step = 0; underway.length > 0; step += 1) {
    if (step === longestWay)
      throw new Error(`still under way: ${underway.map(({ steps }) => steps.join(' → ')).join('; ')}`);
    const answers = await ask(underway.map(({ address }) => address.replace(/#.*/s, '')));
    underway = underway.filter((one, index) => {
      const { status, location, file = '' } = answers[index]!;
      const { hash } = partsOf(one.address);
      const next =
        location === undefined ? settle(one.address, file) : { address: onSite(location) + hash, settled: false };
      Object.assign(one, { status, file, address: next.address });
      one.steps.push(next.address);
      return !next.settled;
    });
  }
  return visits.map(({ address, status, file, steps }) => {
    const { pathname, search, hash } = partsOf(address);
    const outcome = outcomeOf(file);
    if (!outcome.startsWith('not found') && outcome !== pathname) throw new Error(`${steps.join(' → ')} shows ${file}`);
    return { outcome, suffix: search + hash, status, steps };
  });
}

const suffix = '?x=1&y=%2F#frage';

/** What a host does otherwise than the rule, where that is known; undefined if it cannot be tested. */
export type KnownDifference = (address: string, outcome: Outcome) => { status?: number } | undefined;

/**
 * Visits addresses with a query and a hash, and returns a sentence for each that leads elsewhere than the table says,
 * loses them or has another status: 404 for what is not found.
 */
export async function misled(
  ask: AskHost,
  rows: readonly Row[],
  known: KnownDifference = () => ({}),
): Promise<string[]> {
  const visits = await visit(
    ask,
    rows.map(([address]) => address + suffix),
  );
  return visits.flatMap(({ outcome, suffix: kept, status, steps }, index) => {
    const [address, promised] = rows[index]!;
    const difference = known(address, promised);
    if (!difference) return [];
    const wanted = difference.status ?? (promised.startsWith('not found') ? 404 : 200);
    const isRight = outcome === promised && kept === suffix && status === wanted;
    return isRight ? [] : [`${address}: ${status} ${outcome}${kept} by ${steps.join(' → ')}`];
  });
}
