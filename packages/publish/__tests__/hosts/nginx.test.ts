import { execSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheControls } from '../../hosts/headers';
import { write } from '../fixture';
import { testServer, description } from './server-suite';
import type { RunningServer } from '../../../shared/http-server';
import { startNginx } from './start-nginx';

describe('nginx with the generated configuration', () => {
  const notFound = ['/og/en/terms.jpg/.', '/og/en/terms.jpg%2f', '/404%2f%2e', '/..'];
  testServer((root) => startNginx(root, description), notFound);
});

describe('nginx after a change of release', () => {
  const scripts = { v1: `/app-${'1'.repeat(20)}.js`, v2: `/app-${'2'.repeat(20)}.js` };
  let folder: string;
  let server: RunningServer;
  const get = (path: string) => fetch(server.url + path);
  /**
   * Switches to another release as docs/publishing.md says, and restarts nginx: after a reload, old workers may still
   * answer.
   */
  const goTo = async (release: string) => {
    execSync(`cp -r current/. kept/ && ln -sfn releases/${release} current`, { cwd: folder });
    server = await startNginx(join(folder, 'current'), description, join(folder, 'kept'));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
    for (const [release, script] of Object.entries(scripts))
      await write(join(folder, 'releases', release), {
        'en.html': release,
        [script]: script,
        [`${release}.json`]: '{}',
      });
    execSync('mkdir kept && ln -sfn releases/v1 current', { cwd: folder });
  });
  afterEach(() => server.stop());

  it.each([
    ['goes live', 'v2', 'v1'],
    ['is rolled back', 'v1', 'v2'],
  ])(
    'when a release %s, nginx still serves the scripts of the replaced release, for open tabs, and no other file of it',
    async (_, now, other) => {
      await goTo(now);
      for (const script of Object.values(scripts)) {
        const answer = await get(script);
        expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([script, cacheControls.hashed]);
      }
      expect(await (await get('/en')).text()).toBe(now);
      const paths = [`/${now}.json`, `/${other}.json`, `/app-${'3'.repeat(20)}.js`];
      expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([200, 404, 404]);
    },
  );
});
