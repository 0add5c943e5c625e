import { createSecureServer } from 'node:http2';
import { localDescription } from '../publish/hosts/local-description';
import { requestHandler } from '../publish/hosts/server';
import { host, listen, portOf } from '../shared/ports';
import { selfSigned } from './self-signed';

/**
 * The child process of `startSite`. It serves `public` over HTTP/2 and TLS as the real hosts do, sends its URL to the
 * parent process, and exits when the parent does.
 */
async function start(): Promise<void> {
  const { fingerprint, ...certificate } = await selfSigned(host);
  const handle = requestHandler({ root: 'public', description: localDescription() });
  // The type assertion is right, since requests and responses of HTTP/2 have all members that the handler uses
  // (https://nodejs.org/api/http2.html#compatibility-api).
  const server = createSecureServer(certificate, handle as never);
  await listen(server, 0);
  process.once('disconnect', () => process.exit());
  process.send?.({ url: `https://${host}:${portOf(server)}`, fingerprint });
}

void start();
