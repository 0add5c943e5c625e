import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { hash } from '../fixture';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Tests conditional requests and content encodings. Called for nginx and for the local server. `headersOf` returns the
 * headers that the server must send.
 */
export function testNegotiation(
  get: (target: string, headers?: object) => Promise<Received>,
  headersOf: (file: string, status: number) => object,
): void {
  it.each(['/terms', '/de/nonsense'])(
    'the web server sends %s compressed if the request accepts compression',
    async (target) => {
      const { headers, body } = await get(target, { 'Accept-Encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(gunzipSync(body)).toEqual((await get(target)).body);
    },
  );

  it.each<[status: number, headers: Record<string, string>]>([
    [304, { 'If-None-Match': 'CURRENT-ETAG' }],
    [304, { 'If-None-Match': 'W/CURRENT-ETAG' }],
    [304, { 'If-None-Match': '"a,b", W/"c",CURRENT-ETAG' }],
    [304, { 'If-None-Match': '*' }],
    [304, { 'If-None-Match': 'CURRENT-ETAG', Range: 'bytes=0-4', 'If-Range': 'CURRENT-ETAG' }],
    [200, { 'If-None-Match': '"other", W/"another"' }],
    [200, { 'If-None-Match': '"other"', 'If-Modified-Since': 'LATER-DATE' }],
    [200, { 'If-Modified-Since': 'yesterday' }],
    [200, { Range: 'bytes=0-4', 'If-Range': '"other"' }],
    [200, { Range: 'bytes=0-4', 'If-Range': 'W/CURRENT-ETAG' }],
    [200, { 'If-Match': '"other", CURRENT-ETAG' }],
    [200, { 'If-Match': '*' }],
    [412, { 'If-Match': 'W/CURRENT-ETAG' }],
    [412, { 'If-Match': '"other"', 'If-None-Match': 'CURRENT-ETAG' }],
  ])('the web server answers %i to a request with the headers %j, as RFC 9110 says', async (wanted, conditions) => {
    const target = `/app-${hash}.js`;
    const { etag = '' } = (await get(target)).headers;
    const later = new Date(Date.now() + 60_000).toUTCString();
    const given = Object.entries(conditions).map(([name, value]) => [
      name,
      value.replace('CURRENT-ETAG', etag).replace('LATER-DATE', later),
    ]);
    const { status, headers, body } = await get(target, Object.fromEntries(given));
    expect(status).toBe(wanted);
    if (wanted === 412) return;
    expect(headers).toMatchObject({
      ...headersOf(target, wanted),
      etag,
      vary: 'Accept-Encoding',
    });
    expect(body.length > 0).toBe(wanted === 200);
  });

  it.each([
    ['gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate, gzip ; q=1', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['xgzip', 'identity'],
  ])(
    'the web server answers a request with Accept-Encoding “%s” in the content encoding %s',
    async (accepted, encoding) => {
      const { headers } = await get('/terms', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    },
  );
}
