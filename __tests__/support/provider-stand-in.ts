import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../packages/tools/port-of';
import { tilePng } from './tile-png';

/** How the third parties behave: `refused` does not listen at all, `forbidden-by-header` answers but forbids framing. */
export type StandInMode = 'fine' | 'refused' | 'forbidden-by-header';

export interface StandIn {
  /** Origin, without trailing slash. */
  url: string;
  setMode(mode: StandInMode): Promise<void>;
  stop(): Promise<void>;
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
  if (tilePath.test(request.url ?? '')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(tilePng());
  } else {
    const forbidden = mode === 'forbidden-by-header' && { 'x-frame-options': 'DENY' };
    response.writeHead(200, { 'content-type': 'text/html', ...forbidden }).end(widgetPage);
  }
}

/** Starts a server on loopback that answers like the charting provider and the tile service together. */
export async function startStandIn({ mode: firstMode }: { mode: StandInMode }): Promise<StandIn> {
  let mode = firstMode;
  let port = 0;
  const server = createServer((request, response) => answer(request, response, mode));
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
    async setMode(next) {
      mode = next;
      if (next === 'refused' && server.listening) await close();
      if (next !== 'refused' && !server.listening) await listen();
    },
    stop: () => (server.listening ? close() : Promise.resolve()),
  };
}
