import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describePublishing } from '../../hosts/description';
import { finishBuild, type FinishOptions } from '../../finish/finish';
import { type RunningServer, serve } from '../../hosts/server';
import { normalPath } from '../../../../src/i18n/address';
import { hash, makeBuild, settings } from '../fixture';
import { hostileTargets, malformedRequests } from './hostile-requests';
import { type RawAnswer, request, sendRaw } from './raw-request';
import { hasNginx, startNginx } from './start-nginx';

const description = describePublishing(settings);
let build: FinishOptions;

beforeAll(async () => {
  build = await makeBuild();
  await finishBuild(build);
});

const lowerCase = (headers: object): object =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const servers: [string, () => Promise<RunningServer>][] = [
  ['our server', () => serve({ root: build.root, port: 0, description })],
  ...(hasNginx ? [['nginx', () => startNginx(build.root, description)] as [string, () => Promise<RunningServer>]] : []),
];

describe.each(servers)('%s', (name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());
  const ask = (target: string, options?: Parameters<typeof request>[2]): Promise<RawAnswer> =>
    request(server.url, target, options);

  describe('finds', () => {
    it.each([
      ['/', '/index.html', 'text/html; charset=utf-8'],
      ['/?x=1', '/index.html', 'text/html; charset=utf-8'],
      ['/terms', '/terms.html', 'text/html; charset=utf-8'],
      ['/trade', '/trade.html', 'text/html; charset=utf-8'],
      ['/trade/faq', '/trade/faq.html', 'text/html; charset=utf-8'],
      ['/de', '/de.html', 'text/html; charset=utf-8'],
      ['/de/auth/login?email=a', '/de/auth/login.html', 'text/html; charset=utf-8'],
      [`/app-${hash}.js`, `/app-${hash}.js`, 'text/javascript; charset=utf-8'],
      [`/styles.${hash}.css`, `/styles.${hash}.css`, 'text/css; charset=utf-8'],
      ['/static/picture-0123456789abcdef.webp', '/static/picture-0123456789abcdef.webp', 'image/webp'],
      ['/page-data/de/terms/page-data.json', '/page-data/de/terms/page-data.json', 'application/json; charset=utf-8'],
      ['/.well-known/security.txt', '/.well-known/security.txt', 'text/plain; charset=utf-8'],
      ['/og/en/terms.jpg', '/og/en/terms.jpg', 'image/jpeg'],
    ])('%s', async (target, file, type) => {
      const { status, headers, body } = await ask(target);
      expect(status).toBe(200);
      expect(body.equals(await readFile(join(build.root, file)))).toBe(true);
      expect(headers).toMatchObject(lowerCase(description.headersOf(file, 200)));
      expect(headers['content-type']).toBe(type);
    });
  });

  describe('leads', () => {
    it.each([
      ['/terms/', 308, '/terms'],
      ['/terms/?x=1&y=%20', 308, '/terms?x=1&y=%20'],
      ['/terms.html', 308, '/terms'],
      ['/terms.html?x', 308, '/terms?x'],
      ['/index.html', 308, '/'],
      ['//terms', 308, '/terms'],
      ['/de//auth/login?email=a', 308, '/de/auth/login?email=a'],
      ['/DE/AUTH/Login/?email=a', 308, '/de/auth/login?email=a'],
      ['/xx', 302, '/'],
      ['/xx/trade/faq?a=b', 302, '/?a=b'],
    ])('%s, with %i, to %s', async (target, status, location) => {
      const answer = await ask(target);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
      expect(answer.headers).toMatchObject(lowerCase(description.headersOf(normalPath(target.split('?')[0]!), status)));
    });
  });

  describe('says not found, in the language of the tree, for', () => {
    it.each([
      ['/a/b', '/404.html'],
      ['/de/nonsense', '/de/404.html'],
      ['/fr/trade/nonsense?x', '/fr/404.html'],
      ['/en/a/b/c', '/en/404.html'],
      ['/french/a', '/404.html'],
      ['/nothing.js', '/404.html'],
      ['/nothing.html', '/404.html'],
      ['/de/nothing.html', '/de/404.html'],
      [`/app-${'f'.repeat(20)}.js`, '/404.html'],
      ['/og/en/nothing.jpg', '/404.html'],
      ['/page-data/nothing/page-data.json', '/404.html'],
      ['/404', '/404.html'],
      ['/404.html', '/404.html'],
      ['/de/404', '/de/404.html'],
      ['/de/404.html', '/de/404.html'],
      ['/terms.html.br', '/404.html'],
      [`/app-${hash}.js.gz`, '/404.html'],
      [`/app-${hash}.js.map`, '/404.html'],
      ['/.git/config', '/404.html'],
      ['/de/%ff', '/de/404.html'],
      ['/de/100%', '/de/404.html'],
      ['/de/%00', '/de/404.html'],
      ['/de/terms%3Fx=1', '/de/404.html'],
    ])('%s', async (target, file) => {
      const { status, headers, body } = await ask(target);
      expect(status).toBe(404);
      expect(body.equals(await readFile(join(build.root, file)))).toBe(true);
      expect(headers).toMatchObject(lowerCase(description.headersOf(file, 404)));
    });
  });

  describe('stays on the site and keeps its headers when asked', () => {
    it.each(hostileTargets)('for %s', async (target) => {
      const { status, headers, body } = await ask(target);
      expect([200, 302, 308, 400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(body.toString()).not.toContain('root:');
      const { location } = headers;
      if (location !== undefined) {
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, 'https://site.test').host).toBe('site.test');
      }
      expect(headers).toMatchObject(lowerCase(description.common));
    });

    it.each(malformedRequests)('in the words %j', async (text) => {
      const { status } = await sendRaw(server.url, text);
      expect([400, 414, 431, 505]).toContain(status);
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const { status, headers } = await ask('/terms', { method, headers: { 'Content-Length': '0' } });
    expect(status).toBe(405);
    expect(headers).toMatchObject(lowerCase(description.common));
  });

  it('answers HEAD like GET, without the body', async () => {
    const [head, get] = await Promise.all([ask('/terms', { method: 'HEAD' }), ask('/terms')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('sends gzip to who accepts it, and says that it depends', async () => {
    const { headers, body } = await ask('/terms', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(gunzipSync(body).equals(await readFile(join(build.root, 'terms.html')))).toBe(true);
    expect((await ask('/terms')).headers.vary).toBe('Accept-Encoding');
  });

  it('compresses the not-found page too', async () => {
    const { status, headers } = await ask('/de/nonsense', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([status, headers['content-encoding']]).toEqual([404, 'gzip']);
  });

  it('answers 304 while the copy is good, with the headers of the file', async () => {
    const target = `/app-${hash}.js`;
    const { etag } = (await ask(target)).headers;
    const { status, headers, body } = await ask(target, { headers: { 'If-None-Match': etag! } });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(headers).toMatchObject(lowerCase(description.headersOf(target, 304)));
    expect((await ask(target, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('does not name its version', async () => {
    const { headers } = await ask('/terms');
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  if (name === 'our server') {
    it('listens to this machine only', () => {
      expect(new URL(server.url).hostname).toBe('127.0.0.1');
    });

    it('prefers brotli', async () => {
      const { headers, body } = await ask('/terms', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).equals(await readFile(join(build.root, 'terms.html')))).toBe(true);
    });
  }
});

it('says which setting to change when its port is taken', async () => {
  const other = await serve({ root: build.root, port: 0, description });
  const port = Number(new URL(other.url).port);
  await expect(serve({ root: build.root, port, description })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or choose another port with --port`,
  );
  await other.stop();
});
