import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describePublishing, type Description } from '../../packages/publish/hosts/description';
import { type RunningServer, serve } from '../../packages/publish/hosts/server';
import { routePath } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';
import { settings } from '../../packages/publish/__tests__/fixture';
import { hasNginx, startNginx } from '../../packages/publish/__tests__/hosts/start-nginx';
import { startHttpsFront } from '../support/https-front';
import { selfSigned } from '../../packages/bench/self-signed';
import { judge } from './observatory';

/** One page of each template, a form among them. */
const samples: readonly RouteId[] = ['home', 'terms', 'market', 'contacts', 'login', 'withdrawalError', 'returnPolicy'];

const servers: [string, (description: Description) => Promise<RunningServer>][] = [
  ['our server', (description) => serve({ root: 'public', port: 0, description })],
];
if (hasNginx) servers.push(['nginx', (description) => startNginx(resolve('public'), description)]);

describe.each(servers)('over https, behind %s', (_, start) => {
  let folder: string;
  let server: RunningServer;
  let front: Awaited<ReturnType<typeof startHttpsFront>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'observatory-'));
    const certificate = await selfSigned('localhost');
    await writeFile(join(folder, 'cert.pem'), certificate.cert);
    server = await start(describePublishing(settings));
    front = await startHttpsFront(server.url, certificate);
  });
  afterAll(async () => {
    await front.stop();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('the HTTP Observatory gives every kind of page the best grade and finds no fault', async () => {
    const paths = ['/', ...samples.map((route) => routePath(route, 'de'))];
    const results = await judge(
      paths.map((path) => front.host + path),
      join(folder, 'cert.pem'),
    );
    const faults = results.map(({ failed }, index) => [paths[index], failed]);
    expect(faults).toEqual(paths.map((path) => [path, []]));
    expect(results.map(({ grade }) => grade)).toEqual(paths.map(() => 'A+'));
    for (const { score } of results) expect(score).toBeGreaterThanOrEqual(135);
  });
});
