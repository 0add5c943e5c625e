import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ExpectModules, type Intervention } from '../../../../src/gatsby/interventions/intervention';
import { interventions } from '../../../../src/gatsby/interventions/list';
import { routeAnnouncer } from '../../../../src/gatsby/interventions/route-announcer';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles one module, of the given name and source, with some interventions. Resolves to the errors. */
function bundle(file: string, source: string, applied: readonly Intervention[]): Promise<string[]> {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
  const bare: Configuration = {
    mode: 'none',
    context: folder,
    entry: `./${file}`,
    output: { path: join(folder, 'out') },
  };
  const config = applied.reduce((changed, { configure }) => configure?.(changed) ?? changed, bare);
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), new ExpectModules(applied)] });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error ? reject(error) : resolve((stats?.compilation.errors ?? []).map(({ message }) => message)),
    ),
  );
}

const withModules = interventions.filter(({ expectedModules }) => expectedModules);

it.each(withModules.map((one) => [one.name, one] as const))(
  'a build stops naming “%s” if the bundle lacks its module',
  async (name, one) => {
    expect(await bundle('main.js', 'run();', [one])).toEqual(
      one.expectedModules?.map(() =>
        expect.stringContaining(`The Gatsby intervention “${name}” no longer takes hold: the bundle has no module`),
      ),
    );
  },
);

it('a build goes through if the module is there', async () => {
  expect(
    await bundle('main.js', 'run();', [{ name: 'sample', staysFor: 'time', expectedModules: [/main\.js$/] }]),
  ).toEqual([]);
});

const navigation = '.cache/navigation.js';

it('replaces the announcement in Gatsby’s navigation.js', async () => {
  expect(await bundle(navigation, 'announce(`Navigated to ${pageName}`);', [routeAnnouncer])).toEqual([]);
});

it('a build stops naming “route-announcer” if navigation.js has another announcement', async () => {
  expect(await bundle(navigation, 'announce(`Page: ${pageName}`);', [routeAnnouncer])).toEqual([
    expect.stringContaining(
      'The Gatsby intervention “route-announcer” no longer takes hold: .cache/navigation.js has no',
    ),
  ]);
});
