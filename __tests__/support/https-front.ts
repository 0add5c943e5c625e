import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { portOf } from '../../packages/shared/ports';
import type { Certificate } from '../../packages/bench/self-signed';

/** The first byte of a TLS handshake. */
const handshake = 0x16;

/** Starts a TLS proxy on `localhost` for a local server. It redirects http to https on the same port. */
export async function startHttpsFront(backendUrl: string, certificate: Certificate) {
  const backendPort = Number(new URL(backendUrl).port);
  const open = new Set<Socket>();
  const secure = createTlsServer({ ...certificate }, (socket) => {
    const backend = connect(backendPort, '127.0.0.1');
    for (const end of [socket, backend]) end.on('error', () => socket.destroy());
    socket.pipe(backend).pipe(socket);
  });
  const plain = createHttpServer((request, response) => {
    response.writeHead(301, { Location: `https://${request.headers.host}${request.url}`, Connection: 'close' }).end();
  });
  const front = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    /** Host name and port. */
    host: `localhost:${portOf(front)}`,
    stop: () =>
      new Promise<void>((resolve) => {
        front.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
