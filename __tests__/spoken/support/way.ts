import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { portOf } from '../../../tools/port-of';
import { host } from '../../../tools/ports';

/** What an answer of the site is changed to on its way, so that a state can be heard that the built site is not in. */
export interface Change {
  path: RegExp;
  change: (body: string) => string;
}

/** The way from Firefox to the site: a proxy. Third parties refuse connections, as behind a content blocker. */
export interface Way {
  port: number;
  changes(change: Change | undefined): void;
  end(): Promise<void>;
}

/** A page that makes the browser forget what the site has stored, and what it has kept of it. */
export const forgetfulPath = '/nothing-is-remembered';

const forgetful = { 'content-type': 'text/html', 'clear-site-data': '"cache", "storage"' };
const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1>';

export async function startWay(): Promise<Way> {
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
    if (target.pathname === forgetfulPath) return void response.writeHead(200, forgetful).end(emptyPage);
    // As it is, without compression, so that it can be changed.
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
