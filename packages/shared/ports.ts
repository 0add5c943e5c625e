import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

export const host = '127.0.0.1';

const usualPort = 8000;

/**
 * The setting PORT. Undefined if it is not set; 0 means any free port. Throws an error with the setting's name if it is
 * no port.
 */
export function portSetting(): number | undefined {
  const value = process.env.PORT;
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`PORT must be a port number below 65536, but is “${value}”.`);
}

/** The port on which a server listens. Throws if it does not listen, or listens on a socket file. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

async function listenOn(server: Server, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

/**
 * Listens on this machine. Without a given port it tries 8000, and if that is in use, any free port, which is printed.
 * Rejects with a readable message if the given port is in use.
 */
export async function listen(server: Server, port: number | undefined): Promise<void> {
  try {
    await listenOn(server, port ?? usualPort);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (port !== undefined)
      throw new Error(
        `Port ${port} is taken. Choose another one with PORT, or 0 for any; for the API with API_ORIGIN.`,
      );
    await listenOn(server, 0);
    console.log(`Port ${usualPort} is taken, so this uses ${portOf(server)}. PORT chooses a port.`);
  }
}

/** Returns the port that `listen` would choose, for a program that opens the port itself. */
export async function choosePort(): Promise<number> {
  const server = createServer();
  await listen(server, portSetting());
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}
