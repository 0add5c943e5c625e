import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { portOf } from '../../packages/shared/ports';
import { selfSigned } from '../../packages/bench/self-signed';
import { startHttpsFront } from './https-front';
import { type ProviderMode, startFakeProvider } from './fake-provider';

/** All hosts except this machine, simulated by a proxy. */
export interface Outside {
  /** URL of the proxy. */
  proxy: string;
  /** Hosts that were requested since the last call of `behave`. */
  asked: ReadonlySet<string>;
  /** Sets how hosts answer: as charting provider and tile service do, or by refusing connections. */
  behave(mode: ProviderMode | 'refused'): void;
  stop(): Promise<void>;
}

async function startOutside(): Promise<Outside> {
  const provider = await startFakeProvider();
  const front = await startHttpsFront(provider.url, await selfSigned('localhost'));
  const frontPort = Number(front.host.split(':')[1]);
  const asked = new Set<string>();
  const open = new Set<Socket>();
  let isRefused = false;

  const server = createServer((_request, response) => response.writeHead(502).end());
  server.on('connection', (socket) => open.add(socket));
  server.on('connect', ({ url = '' }, socket: Socket) => {
    asked.add(url.replace(/:\d+$/, ''));
    // Drops the connection instead of answering 502, which WebKitGTK would take for the answer of the host.
    if (isRefused) return socket.destroy();
    const answering = connect(frontPort, '127.0.0.1');
    for (const end of [socket, answering]) end.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    return socket.pipe(answering).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    proxy: `http://127.0.0.1:${portOf(server)}`,
    asked,
    behave(mode) {
      isRefused = mode === 'refused';
      if (mode !== 'refused') provider.setMode(mode);
      asked.clear();
      // Connections that are already open would still be answered, so they are closed.
      for (const socket of open) socket.destroy();
      open.clear();
    },
    async stop() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      });
      await front.stop();
      await provider.stop();
    },
  };
}

type Use = (outside: Outside) => Promise<void>;

/** A Playwright fixture of {@link Outside}, one for each worker. */
export const outsideFixture: [({}: object, use: Use) => Promise<void>, { scope: 'worker' }] = [
  async ({}, use) => {
    const outside = await startOutside();
    await use(outside);
    await outside.stop();
  },
  { scope: 'worker' },
];
