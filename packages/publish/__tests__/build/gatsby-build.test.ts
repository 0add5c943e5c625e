import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatsbyBuild } from '../../build/gatsby-build';
import { localSettings } from '../../../shared/local-settings';

const ci = process.env.CI;
afterEach(() => {
  if (ci === undefined) delete process.env.CI;
  else process.env.CI = ci;
});

/**
 * Runs a build with a fake `gatsby` command that runs `code`. Returns the printed lines, the names of activities that
 * have started, and a function that reads the log.
 */
async function buildThatRuns(code: string): Promise<{ shown: string[]; activities: string[]; logged: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'gatsby-'));
  const [command, log] = [join(folder, 'cli.cjs'), join(folder, 'build.log')];
  writeFileSync(command, `${code}; process.disconnect();`);
  const [shown, activities]: string[][] = [[], []];
  await gatsbyBuild(localSettings(), {
    command,
    log,
    print: (line) => shown!.push(line),
    onActivity: (name) => activities!.push(name),
  });
  return { shown: shown!, activities: activities!, logged: () => readFileSync(log, 'utf8') };
}

const warning = `process.send(${JSON.stringify({ type: 'LOG_ACTION', action: { payload: { level: 'WARNING' } } })})`;
const ofWebpack = `console.error('<w> No serializer registered for Warning')`;

it.each([warning, ofWebpack])(
  'a build that prints the warning %s fails in continuous integration, but not elsewhere',
  async (code) => {
    process.env.CI = 'true';
    await expect(buildThatRuns(code)).rejects.toThrow('printed warnings');
    delete process.env.CI;
    await buildThatRuns(code);
  },
);

it('a build of the site prints Gatsby’s errors and warnings and its current activity, and logs the rest', async () => {
  delete process.env.CI;
  const started = {
    type: 'LOG_ACTION',
    action: { type: 'ACTIVITY_START', payload: { text: 'Building HTML renderer' } },
  };
  const { shown, activities, logged } = await buildThatRuns(
    `console.log('Pages: 104'); console.error('warn Too large'); process.send(${JSON.stringify(started)})`,
  );
  expect({ shown, activities, logged: logged() }).toEqual({
    shown: ['warn Too large'],
    activities: ['Building HTML renderer'],
    logged: 'Pages: 104\n',
  });
});

it('a build of the site does not print Node’s deprecation warnings about Gatsby’s packages', async () => {
  const { shown } = await buildThatRuns(`process.emitWarning('punycode', 'DeprecationWarning', 'DEP0040')`);
  expect(shown).toEqual([]);
});

it('outside continuous integration, Gatsby’s processes store compiled code in one folder, which the next build uses again', async () => {
  const folder = async (): Promise<string> =>
    (await buildThatRuns('console.log(process.env.NODE_COMPILE_CACHE)')).logged().trim();
  delete process.env.CI;
  expect(await folder()).toBe(join(process.cwd(), 'node_modules/.cache/compiled-code'));
  process.env.CI = 'true';
  expect(await folder()).toBe('undefined');
});

it('a failed build of the site prints the path of its log file', async () => {
  await expect(buildThatRuns('process.exitCode = 1')).rejects.toThrow(/not built.*build\.log/);
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a build that gets the signal %s also ends Gatsby',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'gatsby-'));
    const command = join(folder, 'cli.cjs');
    writeFileSync(command, 'console.error(process.pid); setInterval(() => {}, 1000)');
    const options = JSON.stringify({ command, log: join(folder, 'build.log') });
    const script = `require('./packages/publish/build/gatsby-build').gatsbyBuild({}, ${options})`;
    const running = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script]);
    const [id] = (await once(running.stderr, 'data')) as [Buffer];
    running.kill(signal);
    await once(running, 'close');
    expect(() => process.kill(Number(id), 0)).toThrow('ESRCH');
  },
);

it.each([
  ['MDB_PAGE_NOTFOUND: Requested page not found', 'delete the folder .cache'],
  ['  Error: MDB_CORRUPTED: Located page was wrong type', 'delete the folder .cache'],
  ['MDB_ stands in a text', /build\.log\.$/],
])('a build in which Gatsby fails with “%s” ends with a message that contains %s', async (line, message) => {
  const failure = buildThatRuns(`console.error(${JSON.stringify(line)}); process.exitCode = 1`);
  await expect(failure).rejects.toThrow(message);
});
