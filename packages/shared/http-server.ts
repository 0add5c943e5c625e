import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { host, listen, portOf } from './ports';

export interface RunningServer {
  /** URL of the server, without trailing slash. */
  url: string;
  /** Stops the server. Resolves when all connections are closed. */
  stop: () => Promise<void>;
}

/** Serves HTTP on this machine. Chooses the port and rejects like {@link listen}. */
export async function serveHttp(answer: RequestListener, port: number | undefined): Promise<RunningServer> {
  const server = createServer(answer);
  await listen(server, port);
  const stop = async () => {
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://${host}:${portOf(server)}`, stop };
}
