import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration, DefinePlugin, type WebpackPluginInstance } from 'webpack';

/** The plugin with which Gatsby writes styles. It has no types. */
const MiniCssExtractPlugin = jest.requireActual<{ new (): WebpackPluginInstance; loader: string }>(
  'mini-css-extract-plugin',
);

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
  write('src/gatsby/interventions/hint.ts', '');
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

/** The environment variables that Gatsby replaces in the bundle which renders the HTML, by name. */
const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );

/** Bundles as a build does. Returns the build's hash. */
async function bundle(): Promise<string | undefined> {
  const { hashModulesAlone, quickenCache, removeEnvironment } =
    await import('../../../../src/gatsby/interventions/webpack-cache');
  const config: Configuration = {
    mode: 'development',
    context: root,
    entry: './entry.js',
    output: { path: join(root, 'out') },
    module: {
      rules: [
        { test: /entry\.js$/, use: join(root, 'loader.cjs') },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
      ],
    },
    plugins: [new MiniCssExtractPlugin(), hashModulesAlone, new DefinePlugin(environment()), removeEnvironment],
    cache: { type: 'filesystem', cacheLocation: join(root, '.cache') },
  };
  const compiler = webpack(quickenCache(config));
  const hash = await new Promise<string | undefined>((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.hash))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return hash;
}

/** Bundles the test's files once more. Returns how often the loader has run in all builds so far. */
async function build(): Promise<number> {
  await bundle();
  return readFileSync(join(root, 'made.txt'), 'utf8').length;
}

it('webpack’s cache keeps compiled modules between builds until their files or the files of the compiler change', async () => {
  expect(await build()).toBe(1);
  expect(await build()).toBe(1);
  let made = 1;
  for (const file of [
    'entry.js',
    'package-lock.json',
    'gatsby-node.ts',
    'src/gatsby/interventions/hint.ts',
    'plugins/markdown/index.js',
  ]) {
    write(file, '/* changed */ export default 2;');
    expect([file, await build()]).toEqual([file, (made += 1)]);
    expect([file, await build()]).toEqual([file, made]);
  }
});

it('of all environment variables, only those that Gatsby passes to pages make webpack compile cached modules again', async () => {
  let made = await build();
  for (const [name, isForPages] of [
    ['npm_lifecycle_event', false],
    ['OLDPWD', false],
    ['GATSBY_API_BASE', true],
    ['NODE_ENVIRONMENT', false],
  ] as const) {
    const before = process.env[name];
    process.env[name] = `other than ${before}`;
    expect([name, await build()]).toEqual([name, (made += isForPages ? 1 : 0)]);
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
    made = await build();
  }
});

it('in continuous integration, webpack’s cache is not used', async () => {
  process.env.CI = 'true';
  const before = await build();
  expect(await build()).toBe(before + 1);
});

it('webpack’s compilation hash depends on the modules alone, whether they come from the cache or not', async () => {
  delete process.env.CI;
  write('entry.js', "import './styles.css';");
  write('styles.css', 'p { color: red }');
  const first = await bundle();
  expect(await bundle()).toBe(first);
  write('styles.css', 'p { color: blue }');
  const second = await bundle();
  expect(second).not.toBe(first);
  expect(await bundle()).toBe(second);
  process.env.CI = 'true';
  expect(await bundle()).toBe(second);
});
