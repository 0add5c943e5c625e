import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { compress } from '../../finish/compress';
import { describePublishing } from '../../hosts/description';
import type { RunningServer } from '../../hosts/server';
import { normalPath, readAddress } from '../../../../src/i18n/address';
import { routePath, trees } from '../../../../src/i18n/paths';
import { routeIds } from '../../../../src/routes';
import { hash, settings, write } from '../fixture';
import { addresses, randomAddresses } from './addresses';
import { hostileTargets, malformedRequests } from './hostile-requests';
import { type RawAnswer, request, sendRaw } from './raw-request';
import { type AskHost, misled } from './visit';

/** With the editing interface. */
export const description = describePublishing({ ...settings, editing: 'github' });

/** The files of all pages in all trees. */
export const pageFiles = trees.flatMap((tree) =>
  routeIds.map((route) => routePath(route, tree)).map((path) => (path === '/' ? '/index.html' : `${path}.html`)),
);

const others = [
  '/admin.html',
  '/admin/main.js',
  `/app-${hash}.js`,
  `/styles.${hash}.css`,
  '/static/picture-0123456789abcdef.webp',
  '/page-data/de/terms/page-data.json',
  '/.well-known/security.txt',
  '/og/en/terms.jpg',
];

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const redirects = [
  ['/terms/?x=1&y=%20', 308, '/terms?x=1&y=%20'],
  ['/DE//AUTH/Login/?email=a', 308, '/de/auth/login?email=a'],
  ['/xx/trade/faq?a=b', 302, '/?a=b'],
  ['/admin/', 308, '/admin'],
] as const;

const notFound = [
  ['/de/nonsense', '/de/404.html'],
  ['/de/100%', '/de/404.html'],
  ['/nothing.js', '/404.html'],
  ['/admin/nothing.js', '/404.html'],
  [`/app-${'f'.repeat(20)}.js`, '/404.html'],
  ['/og/en/nothing.jpg', '/404.html'],
  ['/terms.html.br', '/404.html'],
  [`/app-${hash}.js.map`, '/404.html'],
  ['/.git/config', '/404.html'],
] as const;

const lowerCase = (headers: object): object =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** nginx drops connections beyond 512 (https://nginx.org/en/docs/ngx_core_module.html#worker_connections). */
const atOnce = pLimit(64);

/** What every server of ours must answer, as tests of the server that `start` starts over a folder. */
export function testServer(start: (root: string) => Promise<RunningServer>): void {
  let root: string;
  let server: RunningServer;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'));
    // The content of each file is its name, often enough to be worth compressing.
    await write(root, Object.fromEntries([...pageFiles, ...others].map((file) => [file, `${file}\n`.repeat(100)])));
    await compress(root);
    server = await start(root);
  });
  afterAll(async () => {
    await server.stop();
    await rm(root, { recursive: true });
  });
  const ask = (target: string, options?: Parameters<typeof request>[2]): Promise<RawAnswer> =>
    request(server.url, target, options);
  const askAll: AskHost = (targets) =>
    Promise.all(
      targets.map((target) =>
        atOnce(async () => {
          const { status, headers, body } = await ask(target);
          return { status, location: headers.location, file: body.toString().split('\n')[0] };
        }),
      ),
    );

  it('sends every file under its address, with its type and the headers of the description', async () => {
    for (const file of [...pageFiles, ...others].filter((name) => !name.endsWith('404.html'))) {
      const { status, headers, body } = await ask(file.replace(/(?:index)?\.html$/, ''));
      expect([file, status, body.toString().split('\n')[0]]).toEqual([file, 200, file]);
      expect(headers).toMatchObject({
        ...lowerCase(description.headersOf(file, 200)),
        'content-type': contentTypes[file.split('.').at(-1)!],
      });
    }
  });

  it.each(redirects)('redirects %s with %i to %s', async (target, status, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers).toMatchObject(lowerCase(description.headersOf(normalPath(target.split('?')[0]!), status)));
  });

  it.each(notFound)('answers %s with 404 and the page %s', async (target, file) => {
    const { status, headers, body } = await ask(target);
    expect([status, body.toString().split('\n')[0]]).toEqual([404, file]);
    expect(headers).toMatchObject(lowerCase(description.headersOf(file, 404)));
  });

  it('leads every sloppy address to the page that the rule says, with query and hash', async () => {
    expect(await misled(askAll, [...addresses, ...randomAddresses(200)])).toEqual([]);
  });

  it('redirects sloppy addresses of pages in one step, with 308', async () => {
    const sloppy = addresses.filter(([address, outcome]) => {
      const { route, path } = readAddress(address);
      // Dot segments at the beginning are gone before a browser sends an address.
      return route && path === outcome && address !== outcome && !/^\/(?:\.\.|%2e%2e)\//.test(address);
    });
    const answers = await askAll(sloppy.map(([address]) => `${address}?x=1`));
    expect(answers.map(({ status, location }) => `${status} ${location}`)).toEqual(
      sloppy.map(([, outcome]) => `308 ${outcome}?x=1`),
    );
  });

  it.each(hostileTargets)('stays on the site and keeps its headers when asked for %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([200, 302, 308, 400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body.toString()).not.toContain('root:');
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(headers).toMatchObject(lowerCase(description.common));
  });

  it.each(malformedRequests)('refuses a malformed request: %s', async (_, text) => {
    expect([400, 414, 431, 505]).toContain((await sendRaw(server.url, text)).status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses the method %s', async (method) => {
    const { status, headers } = await ask('/terms', { method, headers: { 'Content-Length': '0' } });
    expect(status).toBe(405);
    expect(headers).toMatchObject(lowerCase(description.common));
  });

  it('answers HEAD like GET, without the body', async () => {
    const [head, get] = await Promise.all([ask('/terms', { method: 'HEAD' }), ask('/terms')]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(['/terms', '/de/nonsense'])('sends %s compressed to who accepts it', async (target) => {
    const { headers, body } = await ask(target, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(gunzipSync(body)).toEqual((await ask(target)).body);
  });

  it('answers 304 while the client’s copy is current, with the headers of the file', async () => {
    const target = `/app-${hash}.js`;
    const { etag } = (await ask(target)).headers;
    const { status, headers, body } = await ask(target, { headers: { 'If-None-Match': etag! } });
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers).toMatchObject(lowerCase(description.headersOf(target, 304)));
    expect((await ask(target, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('does not name its version', async () => {
    expect((await ask('/terms')).headers.server ?? '').not.toMatch(/\d/);
  });
}
