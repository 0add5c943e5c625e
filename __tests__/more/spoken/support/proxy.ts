import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { portOf } from '../../../../packages/tools/port-of';
import { host } from '../../../../packages/tools/ports';

/** A change to a response of the site, for a state that the built site is not in. */
export interface Change {
  path: RegExp;
  change: (body: string) => string;
}

/** A proxy between Firefox and the site. Connections to third parties are refused, as by a content blocker. */
export interface SiteProxy {
  port: number;
  changes(change: Change | undefined): void;
  end(): Promise<void>;
}

/** The browser's home page: it is empty, and its headers clear the site's storage and cache in the browser. */
export const homePath = '/home';

const clearData = { 'content-type': 'text/html', 'clear-site-data': '"cache", "storage"' };
const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1>';

export async function startProxy(): Promise<SiteProxy> {
  let change: Change | undefined;
  const sockets = new Set<Socket>();

  const answer = async (from: IncomingMessage, response: ServerResponse, path: string) => {
    const { statusCode = 502, headers } = from;
    if (!change?.path.test(path)) return void from.pipe(response.writeHead(statusCode, headers));
    delete headers['content-length'];
    response.writeHead(statusCode, headers).end(change.change(await text(from)));
  };

  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '');
    if (target.hostname !== host) return void request.socket.destroy();
    if (target.pathname === homePath) return void response.writeHead(200, clearData).end(emptyPage);
    // Uncompressed, so that it can be changed.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const { method } = request;
    const asked = ask(target, { method, headers }, (from) => void answer(from, response, target.pathname));
    asked.on('error', () => request.socket.destroy());
    request.pipe(asked);
  });
  server.on('connect', (_request, socket: Socket) => socket.destroy());
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));

  return {
    port: portOf(server),
    changes: (next) => (change = next),
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
