import { connect } from 'node:net';

export const host = '127.0.0.1';

/** Reads a port from the environment. Throws an error that names the setting if it is not a port. */
export function portFrom(name: string, fallback: number): number {
  const value = process.env[name];
  const port = value === undefined || value === '' ? fallback : Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${name} must be a port number between 1 and 65535, but is “${value}”.`);
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });

/** Throws an error that names port and setting if the port is in use. */
export async function requireFreePort(name: string, port: number): Promise<void> {
  if (await isTaken(port))
    throw new Error(
      `Port ${port} is taken. Set ${name} to another one, as in “${name}=${port + 100} npm run ${process.env.npm_lifecycle_event ?? 'start'}”.`,
    );
}
