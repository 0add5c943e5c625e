import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { portOf } from './port-of';

export const host = '127.0.0.1';

const usualPort = 8000;

/** PORT; undefined if it is not set, and 0 for any free one. Throws an error that names the setting if it is no port. */
export function portSetting(): number | undefined {
  const value = process.env.PORT;
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT must be a port number below 65536, but is “${value}”.`);
}

async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

/**
 * Listens on this machine: on a given port, or else on 8000 or, if that is taken, on any free one, which is printed.
 * Rejects with a readable message if the given port is taken.
 */
export async function listen(server: Server, port: number | undefined): Promise<void> {
  try {
    await listenOn(server, port ?? usualPort);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (port !== undefined) throw new Error(`Port ${port} is taken. Choose another one with PORT, or 0 for any.`);
    await listenOn(server, 0);
    console.log(`Port ${usualPort} is taken, so this uses ${portOf(server)}. PORT chooses a port.`);
  }
}

/** The port that `listen` would choose, for a program that does not let us listen. */
export async function choosePort(): Promise<number> {
  const server = createServer();
  await listen(server, portSetting());
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}
