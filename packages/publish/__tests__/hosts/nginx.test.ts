import { execSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheControls } from '../../hosts/headers';
import { write } from '../fixture';
import { testServer, description } from './server-suite';
import type { RunningServer } from '../../hosts/server';
import { startNginx } from './start-nginx';

describe('nginx with the generated configuration', () => {
  testServer((root) => startNginx(root, description));
});

describe('a release on nginx', () => {
  const scripts = { v1: `/app-${'1'.repeat(20)}.js`, v2: `/app-${'2'.repeat(20)}.js` };
  let folder: string;
  let server: RunningServer;
  const shell = (command: string) => execSync(command, { cwd: folder });
  const get = (path: string) => fetch(server.url + path);
  const start = () => startNginx(join(folder, 'current'), description, join(folder, 'kept'));
  /** The command of packages/publish/README.md; a new process, as the workers of one that reloads may still answer. */
  const goTo = async (release: keyof typeof scripts) => {
    shell(`cp -r current/. kept/ && ln -sfn releases/${release} current`);
    await server.stop();
    server = await start();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
    for (const [release, script] of Object.entries(scripts))
      await write(join(folder, 'releases', release), {
        'en.html': release,
        'robots.txt': release,
        [script]: script,
        [`only-in-${release}.json`]: '{}',
      });
    shell('mkdir kept && ln -sfn releases/v1 current');
    server = await start();
  });
  afterAll(() => server.stop());

  it.each([
    ['goes live', 'v2', 'v1'],
    ['is rolled back', 'v1', 'v2'],
  ] as const)(
    'that %s leaves open tabs the scripts of the other one, and no other file of it',
    async (_, now, other) => {
      await goTo(now);
      for (const script of Object.values(scripts)) {
        const answer = await get(script);
        expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([script, cacheControls.hashed]);
      }
      for (const file of ['/en', '/robots.txt']) expect(await (await get(file)).text()).toBe(now);
      expect((await get(`/only-in-${now}.json`)).status).toBe(200);
      expect((await get(`/only-in-${other}.json`)).status).toBe(404);
      expect((await get(`/app-${'3'.repeat(20)}.js`)).status).toBe(404);
    },
  );
});
