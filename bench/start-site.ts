import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RunningServer } from '../publishing/hosts/server';
import type { Certificate } from './self-signed';

type Site = Pick<RunningServer, 'url'> & Pick<Certificate, 'fingerprint'>;

/**
 * Serves `public/` over HTTP/2 from a process of its own: in the one that measures, answers would wait for Lighthouse,
 * and be counted as the site's. Rejects where that process ends instead; its reason is in the terminal.
 */
export async function startSite(): Promise<Site & RunningServer> {
  const child = fork(join(__dirname, 'site-process.ts'));
  const site = await new Promise<Site>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Site));
    child.once('exit', () => reject(new Error('The server of public/ ended before it had started.')));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.disconnect();
    });
  return { ...site, stop };
}
