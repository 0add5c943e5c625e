import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { assemble } from './assemble';
import type { Now } from './clock';

export interface SandboxOptions {
  /** Loopback port; 0 takes a free one. */
  port: number;
  /** Origin of the site, which alone may call from a browser and which links lead to. Both names of the loopback host count. */
  siteOrigin: string;
  /** Path of the SQLite file; made if it is missing. */
  dataFile: string;
  /** The time, unless it is the true one. */
  clock?: Now;
  /** Told what went wrong unexpectedly. */
  onError?: (error: unknown) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** Its origin, without trailing slash. */
  url: string;
  /** Closes everything; further calls wait for the same end. */
  stop(): Promise<void>;
}

const host = '127.0.0.1';

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts the stand-in for the broker. Prints nothing. Rejects with code EADDRINUSE when the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { siteOrigin, dataFile, clock = Date.now, onError = () => undefined } = options;
  // The port comes first: whoever has it may work on the data. Calls that come meanwhile wait.
  const server = createServer((request, response) => void answers.then((answer) => answer(request, response)));
  const url = `http://${host}:${await listen(server, options.port)}`;
  const assembled = assemble({ self: url, site: new URL(siteOrigin).origin, dataFile, now: clock, onError });
  const answers = assembled.then(({ parts }) => getRequestListener(createApp(parts, onError).fetch));
  await answers.catch(async (error: unknown) => {
    await close(server);
    throw error;
  });
  const end = async () => {
    await close(server);
    await (await assembled).close();
  };
  let ending: Promise<void> | undefined;
  return { url, stop: () => (ending ??= end()) };
}
