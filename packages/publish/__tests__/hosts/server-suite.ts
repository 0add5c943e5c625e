import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http, { type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describePublishing } from '../../hosts/description';
import { htmlFileOf } from '../../published-files';
import type { RunningServer } from '../../../shared/http-server';
import { readAddress } from '../../../../src/i18n/read-address';
import { routePath, trees } from '../../../../src/i18n/paths';
import { routeIds } from '../../../../src/routes';
import { compressFiles, facts, hash, write } from '../fixture';
import { addresses, randomAddresses } from './addresses';
import { misled } from './visit';

/** The headers that a server must send if it also serves the CMS. */
export const description = describePublishing({ ...facts, editing: 'github' });

/** The HTML files of all pages. */
export const pageFiles = trees.flatMap((tree) => routeIds.map((route) => htmlFileOf(routePath(route, tree))));

/** Other published files, with their media types. */
const others = {
  '/admin.html': 'text/html; charset=utf-8',
  '/admin/main.js': 'text/javascript; charset=utf-8',
  [`/app-${hash}.js`]: 'text/javascript; charset=utf-8',
  [`/styles.${hash}.css`]: 'text/css; charset=utf-8',
  '/static/picture-0123456789abcdef.webp': 'image/webp',
  '/page-data/de/terms/page-data.json': 'application/json; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/og/en/terms.jpg': 'image/jpeg',
};

/** Request targets known for open redirects, path traversal and header injection. */
const hostileTargets = [
  '//host/',
  '/\\host/',
  '/%2f%2fhost/',
  '/host%0d%0aSet-Cookie:x/',
  '/xx?%0d%0aSet-Cookie:x',
  'http://host//evil/',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '*',
];

const lowerCase = (headers: object): object =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Requests a target unchanged; `fetch` would normalize it. */
async function ask(url: string, path: string, options: Pick<RequestOptions, 'method' | 'headers'> = {}) {
  const request = http.request(url, { path, agent: false, ...options }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

/**
 * Tests of everything that a server for this site must answer. `start` starts the server for a folder. `notFound` are
 * more paths to which it must answer 404.
 */
export function testServer(start: (root: string) => Promise<RunningServer>, notFound: readonly string[] = []): void {
  let root: string;
  let server: RunningServer;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'));
    const files = [...pageFiles, ...Object.keys(others)];
    // Each file repeats its name, so that it is large enough to be compressed.
    await write(root, Object.fromEntries(files.map((file) => [file, `${file}\n`.repeat(100)])));
    await compressFiles(root);
    server = await start(root);
  });
  afterAll(async () => {
    await server.stop();
    await rm(root, { recursive: true });
  });
  const get = (target: string, headers = {}) => ask(server.url, target, { headers });
  const visit = async (target: string) => {
    const { status, headers, body } = await get(target);
    return { status, location: headers.location, file: body.toString().split('\n')[0] };
  };

  it('the web server sends every published file with its content type and the required headers', async () => {
    const pages = pageFiles.filter((file) => !file.endsWith('404.html'));
    const types = { ...Object.fromEntries(pages.map((file) => [file, others['/admin.html']])), ...others };
    for (const [file, type] of Object.entries(types)) {
      const { status, headers, body } = await get(file.replace(/(?:index)?\.html$/, ''));
      expect([file, status, body.toString().split('\n')[0]]).toEqual([file, 200, file]);
      expect(headers).toMatchObject({ ...lowerCase(description.headersOf(file, 200)), 'content-type': type });
    }
  });

  it.each([
    ['/terms/?x=1&y=%20', 308, '/terms?x=1&y=%20'],
    ['/DE//AUTH/Login/?email=a', 308, '/de/auth/login?email=a'],
    ['/xx/trade/faq?a=b', 302, '/?a=b'],
    ['/admin/', 308, '/admin'],
    ['/admin.html/', 308, '/admin'],
    ['/x/%2e%2e/admin', 308, '/admin'],
    ['/admin/terms?x=1', 302, '/?x=1'],
    ['/.well-known/change-password', 302, '/auth/forgot-password'],
  ])('the web server redirects %s with %i to %s', async (target, status, location) => {
    const answer = await get(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers).toMatchObject(lowerCase(description.headersOf(location.split('?')[0]!, status)));
  });

  it.each([
    ['/de/nonsense', '/de/404.html'],
    ['/de/100%', '/de/404.html'],
    ['/admin/nothing.js', '/404.html'],
    [`/app-${'f'.repeat(20)}.js`, '/404.html'],
    ['/og/en/nothing.jpg', '/404.html'],
    ['/terms.html.br', '/404.html'],
    ['/404/', '/404.html'],
    ['/de/404.html/', '/de/404.html'],
    ['/og/en/terms.jpg/', '/404.html'],
    ...notFound.map((path) => [path, '/404.html']),
  ])('the web server answers %s with status 404 and the page %s', async (target, file) => {
    const { status, headers, body } = await get(target);
    expect([status, body.toString().split('\n')[0]]).toEqual([404, file]);
    expect(headers).toMatchObject(lowerCase(description.headersOf(file, 404)));
  });

  it('on the web server, URL variants such as /TERMS/ and /terms.html lead to the page, and unknown URLs to the 404 page', async () => {
    expect(await misled(visit, [...addresses, ...randomAddresses(200)])).toEqual([]);
  });

  it('the web server redirects a URL variant such as /TERMS/ or /terms.html to the page in one step, with status 308', async () => {
    const sloppy = addresses.filter(([address, outcome]) => {
      const { route, path } = readAddress(address);
      // Browsers never send dot segments at the start of a path.
      return route && path === outcome && address !== outcome && !/^\/(?:\.\.|%2e%2e)\//.test(address);
    });
    for (const [address, outcome] of sloppy)
      expect(await visit(`${address}?x=1`)).toMatchObject({ status: 308, location: `${outcome}?x=1` });
  });

  it.each(hostileTargets)(
    'the web server redirects to no other site, and sends the required headers, when a client requests %s',
    async (target) => {
      const { status, headers, body } = await get(target);
      expect([200, 302, 308, 400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(body.toString()).not.toContain('root:');
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers).toMatchObject(lowerCase(description.common));
    },
  );

  it.each([
    ['a method without a path', 'GET\r\n\r\n'],
    ['TLS instead of http', '\x16\x03\x01\x02\x00\x01\r\n\r\n'],
    ['a path without a slash', 'GET terms HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n'],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('the web server answers 400 to a malformed request with %s', async (_, message) => {
    const { hostname, port } = new URL(server.url);
    expect(await text(connect(Number(port), hostname).end(message, 'latin1'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['POST', 'OPTIONS'])('the web server answers 405 to the method %s', async (method) => {
    const { status, headers } = await ask(server.url, '/terms', { method, headers: { 'Content-Length': '0' } });
    expect(status).toBe(405);
    expect(headers).toMatchObject(lowerCase(description.common));
  });

  it('the web server answers HEAD like GET, without the body', async () => {
    const [head, whole] = await Promise.all([ask(server.url, '/terms', { method: 'HEAD' }), get('/terms')]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it('the web server sends a page compressed if the request accepts compression', async () => {
    const { headers, body } = await get('/terms', { 'Accept-Encoding': 'deflate, gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const plain = await get('/terms', { 'Accept-Encoding': 'gzip;q=0' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gunzipSync(body)).toEqual(plain.body);
  });

  it.each([
    [304, 'CURRENT-ETAG'],
    [304, '"other", W/CURRENT-ETAG'],
    [200, '"other"'],
  ])('the web server answers %i to a request for a script with If-None-Match: %s', async (wanted, known) => {
    const target = `/app-${hash}.js`;
    const { etag = '' } = (await get(target)).headers;
    const answer = await get(target, { 'If-None-Match': known.replace('CURRENT-ETAG', etag) });
    expect([answer.status, answer.body.length > 0]).toEqual([wanted, wanted === 200]);
    expect(answer.headers).toMatchObject({ ...lowerCase(description.headersOf(target, wanted)), etag });
  });

  it('the web server names no version in the header `Server`', async () => {
    expect((await get('/terms')).headers.server ?? '').not.toMatch(/\d/);
  });
}
