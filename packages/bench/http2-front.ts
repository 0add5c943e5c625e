import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { Agent, request as ask } from 'node:http';
import { portOf } from '../tools/port-of';
import type { RunningServer } from '../publish/hosts/server';
import { type Certificate, selfSigned } from './self-signed';

/** Hop-by-hop headers of HTTP/1.1, which HTTP/2 forbids (https://www.rfc-editor.org/rfc/rfc9113#section-8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The fingerprint of its self-signed certificate, which the browser has to trust. */
type Http2Front = RunningServer & Pick<Certificate, 'fingerprint'>;

/**
 * A reverse proxy on this machine that serves HTTP/2 over TLS, as the hosts do that the site is published to: browsers
 * request all files of a page over one connection.
 */
export async function startHttp2Front(backendUrl: string): Promise<Http2Front> {
  const agent = new Agent({ keepAlive: true });
  const passOn = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const asked = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    ask(backendUrl + request.url, { agent, method: request.method, headers: Object.fromEntries(asked) }, (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      answer.pipe(response);
    })
      .on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
      .end();
  };
  const { fingerprint, ...certificate } = await selfSigned('localhost');
  const server = createSecureServer(certificate, passOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    agent.destroy();
    return Promise.resolve();
  };
  return { url: `https://127.0.0.1:${portOf(server)}`, stop, fingerprint };
}
