import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../packages/tools/port-of';
import { tilePng } from './tile-png';

/**
 * How the third parties behave: `slow` answers after a while, `silent` accepts a connection and never answers,
 * `404` knows nothing, `refused` does not listen at all, `forbidden-by-header` answers but forbids framing.
 */
export type StandInMode = 'fine' | 'slow' | 'silent' | '404' | 'refused' | 'forbidden-by-header';

export interface StandIn {
  /** Origin, without trailing slash. */
  url: string;
  /** All requests since the start, as `GET /path?query`. */
  requests: string[];
  setMode(mode: StandInMode): Promise<void>;
  stop(): Promise<void>;
}

interface StandInOptions {
  mode: StandInMode;
  /** Milliseconds that `slow` waits. */
  delay?: number;
}

/** A fake widget: shows its settings, tries to take the focus, and posts a message when it has loaded. */
const widgetPage = `<!doctype html><html lang="en"><title>Widget</title>
<style>body{margin:0;padding:1rem;font:14px sans-serif;background:#eef;overflow-wrap:anywhere}</style>
<h1>Stand-in</h1><p id="settings"></p><button id="inside">Inside the widget</button>
<script>
  document.getElementById('settings').textContent = decodeURIComponent(location.hash.slice(1));
  document.getElementById('inside').focus();
  parent.postMessage({ name: 'tv-widget-load' }, '*');
</script>`;

const tilePath = /^\/\d+\/\d+\/\d+\.png$/;

function answer(request: IncomingMessage, response: ServerResponse, mode: StandInMode): void {
  if (mode === '404') {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>');
  } else if (tilePath.test(request.url ?? '')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(tilePng());
  } else {
    const forbidden = mode === 'forbidden-by-header' && { 'x-frame-options': 'DENY' };
    response.writeHead(200, { 'content-type': 'text/html', ...forbidden }).end(widgetPage);
  }
}

/** Starts a server on loopback that answers like the charting provider and the tile service together. */
export async function startStandIn({ mode: firstMode, delay = 1500 }: StandInOptions): Promise<StandIn> {
  let mode = firstMode;
  let port = 0;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (mode === 'silent') return;
    const answered = mode;
    setTimeout(() => answer(request, response, answered), mode === 'slow' ? delay : 0);
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen();
  port = portOf(server);
  if (mode === 'refused') await close();
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async setMode(next) {
      mode = next;
      if (next === 'refused' && server.listening) await close();
      if (next !== 'refused' && !server.listening) await listen();
    },
    stop: () => (server.listening ? close() : Promise.resolve()),
  };
}
