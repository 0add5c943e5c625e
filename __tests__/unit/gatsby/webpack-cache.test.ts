import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const home = process.cwd();
const root = mkdtempSync(join(tmpdir(), 'cache-'));
const { CI } = process.env;

/**
 * The modification time of the last written file, in seconds. It is in the past, because webpack does not use its cache
 * for files that were modified at about the time of the last build.
 */
let written = 1_000_000_000;

const write = (file: string, text: string): void => {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, (written += 1), written);
};

beforeAll(() => {
  delete process.env.CI;
  process.chdir(root);
  write('package.json', '{}');
  for (const file of ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts']) write(file, '');
  write('src/gatsby/project.ts', '');
  write('plugins/markdown/index.js', '');
  write('entry.js', 'export default 1;');
  write('made.txt', '');
  // A loader that records each time it runs.
  const append = `require('node:fs').appendFileSync(${JSON.stringify(join(root, 'made.txt'))}, 'x')`;
  write('loader.cjs', `module.exports = (source) => { ${append}; return source; };`);
});
afterAll(() => {
  process.chdir(home);
  if (CI !== undefined) process.env.CI = CI;
});

/** Bundles the test's files as a build does. Returns how often the loader has run in all builds so far. */
async function build(): Promise<number> {
  const { quickenCache } = await import('../../../src/gatsby/webpack-cache');
  const config: Configuration = {
    mode: 'development',
    context: root,
    entry: './entry.js',
    output: { path: join(root, 'out') },
    module: { rules: [{ test: /entry\.js$/, use: join(root, 'loader.cjs') }] },
    cache: { type: 'filesystem', cacheLocation: join(root, '.cache') },
  };
  const compiler = webpack(quickenCache(config));
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve(undefined))));
  await new Promise((resolve) => compiler.close(resolve));
  return readFileSync(join(root, 'made.txt'), 'utf8').length;
}

it('webpack’s cache keeps compiled modules between builds until their files, the lock file or the code of the build changes', async () => {
  expect(await build()).toBe(1);
  expect(await build()).toBe(1);
  let made = 1;
  for (const file of [
    'entry.js',
    'package-lock.json',
    'gatsby-node.ts',
    'src/gatsby/project.ts',
    'plugins/markdown/index.js',
  ]) {
    write(file, '/* changed */ export default 2;');
    expect([file, await build()]).toEqual([file, (made += 1)]);
    expect([file, await build()]).toEqual([file, made]);
  }
});

it('in continuous integration, webpack’s cache is not used', async () => {
  process.env.CI = 'true';
  const before = await build();
  expect(await build()).toBe(before + 1);
});
