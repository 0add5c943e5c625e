import type { IncomingMessage, ServerResponse } from 'node:http';
import { tilePng } from './tile-png';

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

/** Answers a request as the charting provider or the tile service would. `forbidsFraming` adds `X-Frame-Options: DENY`. */
export function answerAsProvider(request: IncomingMessage, response: ServerResponse, forbidsFraming = false): void {
  if (tilePath.test(request.url ?? '')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(tilePng());
  } else {
    const forbidden = forbidsFraming && { 'x-frame-options': 'DENY' };
    response.writeHead(200, { 'content-type': 'text/html', ...forbidden }).end(widgetPage);
  }
}
