import { serve } from '../publishing/hosts/server';
import { startHttp2Front } from './http2-front';
import { localDescription } from './local-description';

/** Started by `startSite` with a folder: serves it, sends the address to the parent process, and ends with it. */
async function start(): Promise<void> {
  const server = await serve({ root: process.argv[2] ?? 'public', port: 0, description: localDescription() });
  const { url, fingerprint } = await startHttp2Front(server.url);
  process.once('disconnect', () => process.exit());
  process.send?.({ url, fingerprint });
}

void start();
