import { serve } from '../publish/hosts/server';
import { startHttp2Front } from './http2-front';
import { localDescription } from '../publish/hosts/local-description';

/** The child process of `startSite`: serves a folder, sends its address to the parent process, and exits with it. */
async function start(): Promise<void> {
  const server = await serve({ root: process.argv[2] ?? 'public', port: 0, description: localDescription() });
  const { url, fingerprint } = await startHttp2Front(server.url);
  process.once('disconnect', () => process.exit());
  process.send?.({ url, fingerprint });
}

void start();
