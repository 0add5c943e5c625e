import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { portOf } from '../../tools/port-of';
import { startHttp2Front } from '../http2-front';

let backend: Server;
let front: Awaited<ReturnType<typeof startHttp2Front>>;
let session: ClientHttp2Session;
let seen: IncomingMessage[] = [];

beforeAll(async () => {
  backend = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/broken') request.socket.destroy();
    else response.writeHead(404, { 'X-Custom': 'yes', Connection: 'keep-alive' }).end('No such page');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  front = await startHttp2Front(`http://127.0.0.1:${portOf(backend)}`);
  session = connect(front.url, { rejectUnauthorized: false });
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  session.close();
  await front.stop();
  backend.closeAllConnections();
  backend.close();
});

/** Status, headers and body of a response over HTTP/2. */
const ask = (path: string): Promise<{ headers: Record<string, unknown>; body: string }> =>
  new Promise((resolve, reject) => {
    const request = session.request({ ':path': path, 'accept-encoding': 'br' });
    let headers = {};
    let body = '';
    request.on('response', (received) => (headers = received));
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('error', reject);
    request.on('end', () => resolve({ headers, body }));
  });

it('passes on what is asked and answered', async () => {
  const { headers, body } = await ask('/en/terms?x=1');
  expect(seen.map(({ url, headers: asked }) => [url, asked['accept-encoding']])).toEqual([['/en/terms?x=1', 'br']]);
  expect(headers[':status']).toBe(404);
  expect(headers['x-custom']).toBe('yes');
  expect(body).toBe('No such page');
});

it('says so where the server gives no answer', async () => {
  expect((await ask('/broken')).headers[':status']).toBe(502);
});

it('returns the fingerprint of the key in its certificate', () => {
  const shown = (session.socket as TLSSocket).getPeerX509Certificate();
  const spki = shown?.publicKey.export({ type: 'spki', format: 'der' }) ?? '';
  expect(createHash('sha256').update(spki).digest('base64')).toBe(front.fingerprint);
});
