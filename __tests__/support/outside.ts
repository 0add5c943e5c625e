import { createServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import { portOf } from '../../packages/shared/ports';
import { selfSigned } from '../../packages/bench/self-signed';
import { answerAsProvider } from './fake-provider';

/**
 * How other hosts answer: as charting provider and tile service do, the same with a header that forbids framing, or not
 * at all.
 */
type Mode = 'fine' | 'forbidden-by-header' | 'refused';

/** All hosts except this machine, simulated by a proxy. */
export interface Outside {
  /** URL of the proxy. */
  proxy: string;
  /** Hosts that were requested since the last call of `behave`. */
  asked: ReadonlySet<string>;
  /** Sets how hosts answer. */
  behave(mode: Mode): void;
  stop(): Promise<void>;
}

async function startOutside(): Promise<Outside> {
  const { cert, key } = await selfSigned('localhost');
  const asked = new Set<string>();
  const open = new Set<Socket>();
  let mode: Mode = 'fine';

  // Listens on no port: the proxy passes connections to it.
  const provider = createHttpsServer({ cert, key }, (request, response) =>
    answerAsProvider(request, response, mode === 'forbidden-by-header'),
  );
  const proxy = createServer((_request, response) => response.writeHead(502).end());
  proxy.on('connection', (socket) => open.add(socket));
  proxy.on('connect', ({ url = '' }, socket: Socket) => {
    asked.add(url.replace(/:\d+$/, ''));
    // Drops the connection instead of answering 502, which WebKitGTK would take for the answer of the host.
    if (mode === 'refused') return socket.destroy();
    socket.on('error', () => socket.destroy()).write('HTTP/1.1 200 Connection established\r\n\r\n');
    return provider.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  /** Closes the open connections, which would still be answered as before. */
  const drop = (): void => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    proxy: `http://127.0.0.1:${portOf(proxy)}`,
    asked,
    behave(next) {
      mode = next;
      asked.clear();
      drop();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        drop();
      }),
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
