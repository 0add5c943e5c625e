import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { portOf } from '../tools/port-of';
import { createApp } from './app';
import { assemble } from './assemble';
import type { Now } from './clock';

interface SandboxOptions {
  /** Loopback port; 0 chooses a free one. */
  port: number;
  /** Origin of the site, for links and for CORS. On loopback, both 127.0.0.1 and localhost are allowed. */
  siteOrigin: string;
  /** Path of the SQLite database, which is created if it is missing. */
  dataFile: string;
  /** Replaces the system clock. */
  clock?: Now;
  /** Called with unexpected errors. */
  onError?: (error: unknown) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** Origin, without trailing slash. */
  url: string;
  /** Stops servers and closes the database; a second call returns the same promise. */
  stop(): Promise<void>;
}

const host = '127.0.0.1';

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(portOf(server)));
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts the sandbox. Prints nothing. Rejects with code EADDRINUSE if the port is in use. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { siteOrigin, dataFile, clock = Date.now, onError = () => undefined } = options;
  // Listen before opening the database: the port ensures that only one sandbox writes to it. Early requests wait.
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
