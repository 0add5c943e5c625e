import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveHttp } from '../../packages/shared/http-server';
import { tilePng } from './tile-png';

/** How the fake third parties answer. `forbidden-by-header` sends a header that forbids framing. */
export type ProviderMode = 'fine' | 'forbidden-by-header';

/**
 * The HTML of a fake widget. It shows its settings, tries to take the focus, and posts a message when it has loaded.
 */
const widgetPage = `<!doctype html><html lang="en"><title>Widget</title>
<style>body{margin:0;padding:1rem;font:14px sans-serif;background:#eef;overflow-wrap:anywhere}</style>
<h1>Widget</h1><p id="settings"></p><button id="inside">Inside the widget</button>
<script>
  document.getElementById('settings').textContent = decodeURIComponent(location.hash.slice(1));
  document.getElementById('inside').focus();
  parent.postMessage({ name: 'tv-widget-load' }, '*');
</script>`;

const tilePath = /^\/\d+\/\d+\/\d+\.png$/;

function answer(request: IncomingMessage, response: ServerResponse, mode: ProviderMode): void {
  if (tilePath.test(request.url ?? '')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(tilePng());
  } else {
    const forbidden = mode === 'forbidden-by-header' && { 'x-frame-options': 'DENY' };
    response.writeHead(200, { 'content-type': 'text/html', ...forbidden }).end(widgetPage);
  }
}

/** Starts a local server that answers like both the charting provider and the tile service. */
export async function startFakeProvider() {
  let mode: ProviderMode = 'fine';
  const server = await serveHttp((request, response) => answer(request, response, mode), 0);
  return {
    ...server,
    setMode(next: ProviderMode): void {
      mode = next;
    },
  };
}
