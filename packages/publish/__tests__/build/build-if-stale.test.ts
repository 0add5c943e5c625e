import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../build/build-if-stale';
import { buildSite } from '../../build/build-site';
import { localSettings } from '../../../shared/local-settings';

jest.mock('../../build/build-site', () => ({ buildSite: jest.fn() }));

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

/** The process id of a process that has ended. */
const ended = (): number => spawnSync(process.execPath, ['-e', '']).pid;
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

it.each([
  ['of a build on this machine that was killed', () => `${ended()} ${hostname()}`, 0],
  ['whose process id another process has by now', () => `${process.pid} ${hostname()}`, 1],
  ['of a container that no longer exists', () => `${process.pid} 0123456789ab`, 1],
  ['that is empty because the disk was full', () => '', 1],
])('a build of the site takes over a lock file %s', async (_, content, minutes) => {
  writeFileSync('.build-lock', content());
  utimesSync('.build-lock', minutesAgo(minutes), minutesAgo(minutes));
  await buildIfStale(localSettings());
  expect(build).toHaveBeenCalledTimes(1);
  expect(existsSync('.build-lock')).toBe(false);
});

it('a build of the site waits for a build of another container that has just touched the lock file', async () => {
  writeFileSync('.build-lock', `${ended()} 0123456789ab`);
  const end = jest.fn(() => rmSync('.build-lock'));
  setTimeout(end, 700);
  await buildIfStale(localSettings());
  expect(end.mock.invocationCallOrder[0]).toBeLessThan(build.mock.invocationCallOrder[0]!);
});

it('a failed build of the site leaves no lock file', async () => {
  build.mockRejectedValue(new Error('The site was not built.'));
  await expect(buildIfStale(localSettings())).rejects.toThrow('The site was not built.');
  expect(existsSync('.build-lock')).toBe(false);
});
