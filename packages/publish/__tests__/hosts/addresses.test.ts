import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { describePublishing } from '../../hosts/description';
import { cloudflareHeaders } from '../../hosts/cloudflare';
import { netlifyRedirects } from '../../hosts/netlify';
import { type RunningServer, serve } from '../../hosts/server';
import { readAddress } from '../../../../src/i18n/address';
import { routePath, trees } from '../../../../src/i18n/paths';
import { routeIds } from '../../../../src/routes';
import { settings, write } from '../fixture';
import { addresses, type Outcome, randomAddresses, ruleFor } from './addresses';
import { askCloudflarePages } from './cloudflare-pages';
import { askNetlify } from './netlify';
import { request } from './raw-request';
import { hasNginx, startNginx } from './start-nginx';
import { type AskHost, visit } from './visit';

const description = describePublishing(settings);

/** All published pages; the content of each is its name. */
const files = trees.flatMap((tree) =>
  routeIds.map((route) => {
    const path = routePath(route, tree);
    return path === '/' ? '/index.html' : `${path}.html`;
  }),
);

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'addresses-'));
  await write(root, Object.fromEntries(files.map((file) => [file, file])));
});

/** nginx drops connections beyond 512 (https://nginx.org/en/docs/ngx_core_module.html#worker_connections). */
const atOnce = 64;

const askServer =
  (server: RunningServer): AskHost =>
  (targets) => {
    const limit = pLimit(atOnce);
    const ask = async (target: string) => {
      const { status, headers, body } = await request(server.url, target);
      return { status, location: headers.location, file: body.toString() };
    };
    return Promise.all(targets.map((target) => limit(ask, target)));
  };

const running = async (server: Promise<RunningServer>) => {
  const started = await server;
  return { ask: askServer(started), stop: started.stop };
};

const engine = (ask: AskHost) => Promise.resolve({ ask, stop: () => Promise.resolve() });

interface Host {
  ask: AskHost;
  stop: () => Promise<void>;
}

const oneNotFoundPage = 'a host that has files and one not-found page';

/** Known differences between hosts in redirects and files; see the table in packages/publish/README.md. */
const limits: Record<string, (address: string, outcome: Outcome) => { outcome: Outcome; status?: number } | undefined> =
  {
    // Both find the file of the not-found page by its own name.
    Netlify: (address, outcome) => ({ outcome, ...(isNotFoundPage(address) && { status: 200 }) }),
    // Takes `/index` from the end of the decoded path, in which an escaped `?` has become the beginning of a query.
    'Cloudflare Pages': (address, outcome) =>
      /%.*(?:\/|%2f)index(?:\/|%2f)*$/i.test(address)
        ? undefined
        : { outcome, ...(isNotFoundPage(address) && { status: 200 }) },
    [oneNotFoundPage]: (address, outcome) =>
      outcome.startsWith('not found') && !isNotFoundPage(address)
        ? { outcome: 'not found: bare' }
        : { outcome, ...(isNotFoundPage(address) && { status: 200 }) },
  };

const isNotFoundPage = (address: string): boolean => /^\/de\/404(?:\.html)?$/.test(address);

const hosts: [string, () => Promise<Host>][] = [
  ['our server', () => running(serve({ root, port: 0, description }))],
  ...(hasNginx ? [['nginx', () => running(startNginx(root, description))] as [string, () => Promise<Host>]] : []),
  ['Netlify', () => engine((targets) => Promise.resolve(askNetlify(netlifyRedirects(), files, targets)))],
  [
    'Cloudflare Pages',
    () =>
      engine((targets) => {
        const answers = askCloudflarePages(cloudflareHeaders(description, files), files, targets);
        return Promise.resolve(
          answers.map(({ status, headers, file }) => ({ status, location: headers.location, file })),
        );
      }),
  ],
  [
    oneNotFoundPage,
    () =>
      engine((targets) =>
        Promise.resolve(
          targets.map((target) => {
            const path = target.replace(/\?.*/, '');
            const file = [path === '/' ? '/index.html' : path, `${path}.html`].find((name) => files.includes(name));
            return file ? { status: 200, file } : { status: 404, file: '/404.html' };
          }),
        ),
      ),
  ],
];

const suffix = '?x=1&y=%2F#frage';

it('has more than two hundred addresses', () => {
  expect(addresses.length).toBeGreaterThan(200);
});

it.each(addresses)('the rule reads %s as %s', (address, outcome) => {
  expect(ruleFor(address)).toBe(outcome);
});

/** The table, and addresses at random beside it. */
const asked = [...addresses, ...randomAddresses(200)];

describe.each(hosts)('%s', (name, start) => {
  it('shows what the rule says, with query and hash, and status 404 for what is not found', async () => {
    const { ask, stop } = await start();
    try {
      const visits = await visit(
        ask,
        asked.map(([address]) => address + suffix),
      );
      const wrong = visits.flatMap(({ outcome, suffix: kept, status, steps }, index) => {
        const [address, promised] = asked[index]!;
        const wanted = name in limits ? limits[name]!(address, promised) : { outcome: promised };
        if (!wanted) return [];
        const wantedStatus = 'status' in wanted ? wanted.status : promised.startsWith('not found') ? 404 : 200;
        const isRight = outcome === wanted.outcome && kept === suffix && status === wantedStatus;
        return isRight ? [] : [`${address}: ${status} ${outcome}${kept} by ${steps.join(' → ')}`];
      });
      expect(wrong).toEqual([]);
    } finally {
      await stop();
    }
  });
});

it.each(hosts.slice(0, hasNginx ? 2 : 1))(
  '%s redirects sloppy addresses of pages in one step, with 308',
  async (_, start) => {
    const { ask, stop } = await start();
    try {
      const sloppy = addresses.filter(
        ([address, outcome]) => readAddress(address).path === outcome && address !== outcome,
      );
      const decodable = sloppy.filter(([address]) => !/^\/(?:\.\.|%2e%2e)\//.test(address));
      const answers = await ask(decodable.map(([address]) => `${address}?x=1`));
      expect(answers.map(({ status, location }) => `${status} ${location}`)).toEqual(
        decodable.map(([, outcome]) => (readAddress(outcome).route ? `308 ${outcome}?x=1` : expect.anything())),
      );
    } finally {
      await stop();
    }
  },
  60_000,
);
