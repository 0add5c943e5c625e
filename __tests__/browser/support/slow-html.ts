import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { portOf } from '../../../packages/shared/ports';
import { origin } from './test';

/** Bytes of each chunk of HTML, and milliseconds between chunks: about 0.5 Mbit/s. */
const [pieceSize, pause] = [2000, 30];

async function sendSlowly(response: ServerResponse, body: Buffer): Promise<void> {
  for (let start = 0; start < body.length; start += pieceSize) {
    response.write(body.subarray(start, start + pieceSize));
    await delay(pause);
  }
  response.end();
}

/** Serves the site at `url` as over a slow network: HTML arrives in chunks, everything else at once. */
export async function startSlowHTML() {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${origin}${url}`);
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type });
    if (type.startsWith('text/html')) await sendSlowly(response, body);
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
