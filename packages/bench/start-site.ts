import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../shared/http-server';
import type { Certificate } from './self-signed';

type Site = RunningServer & Pick<Certificate, 'fingerprint'>;

/**
 * Serves the site from a child process. If the measuring process served it, Lighthouse would delay the responses and
 * measure its own delay. Rejects if the child exits; the child prints the reason.
 */
export async function startSite(): Promise<Site> {
  const child = fork(join(__dirname, 'site-process.ts'));
  const site = await new Promise<Omit<Site, 'stop'>>((resolve, reject) => {
    // The type assertion is right, since site-process.ts sends the URL and the fingerprint.
    child.once('message', (message) => resolve(message as Site));
    child.once('exit', () => reject(new Error('The server of the site ended before it had started.')));
  });
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { ...site, stop };
}
