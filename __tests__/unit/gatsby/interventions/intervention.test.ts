import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { keepFontFiles } from '../../../../src/gatsby/interventions/font-files';
import { i18nextStandIn } from '../../../../src/gatsby/interventions/i18next-stand-in';
import { routeAnnouncer } from '../../../../src/gatsby/interventions/route-announcer';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Bundles one module with a webpack configuration that replaces a part of Gatsby (src/gatsby/interventions). Resolves
 * to webpack's errors.
 */
function bundle(file: string, source: string, intervention: Configuration): Promise<string[]> {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: `./${file}`,
    output: { path: join(folder, 'out') },
    ...intervention,
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error ? reject(error) : resolve((stats?.compilation.errors ?? []).map(({ message }) => message)),
    ),
  );
}

const navigation = '.cache/navigation.js';

it('a build finds in Gatsby’s navigation.js the code to be replaced, which announces a new page to screen readers', async () => {
  expect(await bundle(navigation, 'announce(`Navigated to ${pageName}`);', routeAnnouncer)).toEqual([]);
});

it.each([
  ['i18next stand-in', 'i18next is not bundled', 'main.js', i18nextStandIn],
  ['route announcer', 'navigation.js is not bundled', 'main.js', routeAnnouncer],
  ['route announcer', 'navigation.js announces a page in other words', navigation, routeAnnouncer],
] as const)(
  'a build fails and names the change to Gatsby that no longer works, “%s”, if %s',
  async (name, _, file, intervention) => {
    const errors = await bundle(file, 'announce(`Page: ${pageName}`);', intervention);
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toContain(`The Gatsby intervention “${name}” no longer takes hold`);
  },
);

const loader = { loader: '/x/url-loader/dist/cjs.js', options: { limit: 10_000 } };
const fonts = { test: /\.(eot|otf|ttf|woff(2)?)(\?.*)?$/, use: [loader] };
const pictures = { test: /\.(png)$/, use: [loader] };

it('webpack inlines pictures into style sheets, but not fonts', () => {
  expect(keepFontFiles({ module: { rules: [pictures, fonts] } }).module?.rules).toEqual([
    pictures,
    { ...fonts, use: [{ ...loader, options: { limit: false } }] },
  ]);
});

it.each([
  ['no rule for fonts', [pictures]],
  ['an unknown loader for fonts', [{ ...fonts, use: [{ loader: '/x/file-loader/dist/cjs.js' }] }]],
])('the build step that stops webpack from inlining fonts fails if webpack has %s', (_, rules) => {
  expect(() => keepFontFiles({ module: { rules } })).toThrow('“files instead of inline markup” no longer takes hold');
});
