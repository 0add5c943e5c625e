import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Description } from '../../publishing/description';
import { nginxConfig } from '../../publishing/outputs/nginx';
import type { RunningServer } from '../../publishing/server';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

export const hasNginx = program !== undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts a real nginx with the generated configuration, as one process in a folder of its own. */
export async function startNginx(root: string, description: Description): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const place = { root, listen: `127.0.0.1:${port}`, serverName: '_', brotli: false };
  await writeFile(join(folder, 'site.conf'), nginxConfig(description, place));
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
  if (check.status !== 0) throw new Error(check.stderr);
  if (/\[warn\]/.test(check.stderr)) throw new Error(check.stderr);
  const child = spawn(program!, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGQUIT');
    });
  return { url, stop };
}
