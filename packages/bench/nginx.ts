import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '../tools/port-of';
import type { RunningServer } from '../publish/hosts/server';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

export const hasNginx = program !== undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Starts nginx as one process with its own temporary folder. `site` returns the content of `http { }` for a value of
 * `listen`. Rejects with nginx's message if `nginx -t` reports an error or a warning.
 */
export async function startNginx(site: (listen: string) => string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${await freePort()}`;
  await writeFile(join(folder, 'site.conf'), site(listen));
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      include ${folder}/site.conf;
    }`,
  );
  const args = ['-c', join(folder, 'nginx.conf')];
  const check = spawnSync(program!, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0 || /\[warn\]/.test(check.stderr)) throw new Error(check.stderr);
  const child = spawn(program!, args, { stdio: 'ignore' });
  const url = `http://${listen}`;
  for (let attempt = 0; attempt < 50 && !(await answers(url)); attempt++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
