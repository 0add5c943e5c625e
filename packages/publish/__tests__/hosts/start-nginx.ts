import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Description } from '../../hosts/description';
import { nginxConfig } from '../../hosts/nginx';
import type { RunningServer } from '../../../shared/http-server';
import { host, listen, portOf } from '../../../shared/ports';

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx with the generated configuration, as one process with its own temporary folder. Rejects if nginx is not
 * installed, or if `nginx -t` finds errors or warnings, with their text.
 */
export async function startNginx(root: string, description: Description, kept = root): Promise<RunningServer> {
  if (!program) throw new Error('nginx is missing: install it (Debian: nginx-light) to test its configuration.');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const free = createServer();
  await listen(free, 0);
  const address = `${host}:${portOf(free)}`;
  free.close();
  const site = nginxConfig(description, { root, kept, listen: address, serverName: '_' });
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { }
    http { access_log off; ${paths} ${site} }`,
  );
  const args = ['-c', join(folder, 'nginx.conf')];
  const check = spawnSync(program, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0 || /\[warn\]/.test(check.stderr)) throw new Error(check.stderr);
  const child = spawn(program, args, { stdio: 'ignore' });
  const url = `http://${address}`;
  const isUp = () => fetch(url).then(Boolean, () => false);
  for (let attempt = 0; attempt < 50 && !(await isUp()); attempt++) await pause(100);
  const stop = async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
