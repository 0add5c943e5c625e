import { createServer, request as ask } from 'node:http';
import type { Socket } from 'node:net';
import { host, portOf } from '../../../../packages/shared/ports';

/** A proxy between Firefox and the site. It refuses connections to third parties, like a content blocker. */
export interface SiteProxy {
  port: number;
  end(): Promise<void>;
}

/** Path of the browser's home page: an empty page whose headers clear the site's storage and cache. */
export const homePath = '/home';

const clearData = { 'content-type': 'text/html', 'clear-site-data': '"cache", "storage"' };
const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1>';

export async function startProxy(): Promise<SiteProxy> {
  const sockets = new Set<Socket>();

  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '');
    if (target.hostname !== host) return void request.socket.destroy();
    if (target.pathname === homePath) return void response.writeHead(200, clearData).end(emptyPage);
    const { method, headers } = request;
    const asked = ask(target, { method, headers }, (from) =>
      from.pipe(response.writeHead(from.statusCode ?? 502, from.headers)),
    );
    asked.on('error', () => request.socket.destroy());
    request.pipe(asked);
  });
  server.on('connect', (_request, socket: Socket) => socket.destroy());
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));

  return {
    port: portOf(server),
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
