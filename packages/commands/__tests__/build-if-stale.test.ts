import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../publish/build/build-if-stale';
import { buildSite } from '../../publish/build/build-site';
import { localSettings } from '../../shared/local-settings';

jest.mock('../../publish/build/build-site', () => ({ buildSite: jest.fn() }));

const home = process.cwd();
const root = mkdtempSync(join(tmpdir(), 'build-'));
const build = jest.mocked(buildSite);

beforeEach(() => {
  process.chdir(root);
  mkdirSync('public');
  build.mockReset().mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 100)));
});
afterEach(() => {
  rmSync(join(root, 'public'), { recursive: true });
  process.chdir(home);
});
afterAll(() => rmSync(root, { recursive: true }));

it('two commands that need the built site at the same time share one build, which a third command uses again', async () => {
  await Promise.all([buildIfStale(localSettings()), buildIfStale(localSettings())]);
  await buildIfStale(localSettings());
  expect(build).toHaveBeenCalledTimes(1);
});

it('a build of the site takes over the lock file of a killed build, and a failed build leaves no lock file', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync('.build-lock', String(pid));
  build.mockRejectedValue(new Error('The site was not built.'));
  await expect(buildIfStale(localSettings())).rejects.toThrow('The site was not built.');
  expect(existsSync('.build-lock')).toBe(false);
});
