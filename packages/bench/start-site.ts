import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { RunningServer } from '../publish/hosts/server';
import type { Certificate } from './self-signed';

type Site = Pick<RunningServer, 'url'> & Pick<Certificate, 'fingerprint'>;

/**
 * Serves the site in `root` over HTTP/2 from a child process: in the process that measures, responses would wait for
 * Lighthouse, which would then measure its own delay. Rejects if the child exits; it prints the reason.
 */
export async function startSite(root = 'public'): Promise<Site & RunningServer> {
  const child = fork(join(__dirname, 'site-process.ts'), [root]);
  const site = await new Promise<Site>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Site)); // Sent by site-process.ts.
    child.once('exit', () => reject(new Error(`The server of ${root} ended before it had started.`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.disconnect();
    });
  return { ...site, stop };
}
