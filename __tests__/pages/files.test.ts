import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '../../packages/bench/published-site';
import { compareRenditions, renditions } from '../../packages/publish/build/kept-renditions';
import { listFiles } from '../../packages/publish/published-files';
import { settings } from '../support/page-copy';

const site = openSite('public');

/** Published files whose path matches, without those of the CMS. */
const filesFor = (ending: RegExp): string[] =>
  listFiles('public').filter((file) => ending.test(file) && !file.startsWith('/admin'));

/** V8 reads compile hints only in comments before the first statement. A licence comment may come before. */
const hint = /^(?:\/\*![^*]*\*\/\s*)?\/\/# allFunctionsCalledOnLoad\n/;

it('built scripts outside /admin begin with V8’s compile hint, except the early script (src/early)', () => {
  const scripts = filesFor(/\.js$/).filter((file) => !file.startsWith('/early-'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => !hint.test(site.text(file)))).toEqual([]);
});

it('no built script or style sheet refers to a source map, since source maps are not published', () => {
  expect(filesFor(/\.(?:js|css)$/).filter((file) => site.text(file).includes('sourceMappingURL='))).toEqual([]);
});

it('no built file contains the path of the build folder, so that builds in different folders have the same files', () => {
  const files = listFiles('public').filter((file) => /\.(?:js|css|html|json)$/.test(file));
  expect(files.filter((file) => site.text(file).includes(process.cwd()))).toEqual([]);
});

it('built files contain symbols such as NASDAQ:AAPL for the instruments in charts and quotes, and for no other instrument', () => {
  const { miniCharts, quoteGroups } = settings.widgets;
  const inWidgets = [...miniCharts, ...quoteGroups.flatMap(({ symbols }) => symbols)].map(({ symbol }) => symbol);
  // Symbols that no widget uses. For many of them, the chart provider would show an error instead of prices, because
  // their exchange does not allow widgets (docs/chart-symbols.md).
  const others = settings.instruments.map(({ provider }) => provider).filter((symbol) => !inWidgets.includes(symbol));
  const published = filesFor(/\.(?:html|js|json)$/).flatMap(
    (file) => site.text(file).match(/\b[A-Z_]+:[\w.!]+/g) ?? [],
  );
  expect(others.length).toBeGreaterThan(20);
  expect(published).toEqual(expect.arrayContaining(inWidgets));
  expect(others.filter((symbol) => published.includes(symbol))).toEqual([]);
});

it('the resized pictures stored in content/renditions are exactly those that built pages use', () => {
  expect(compareRenditions('public')).toEqual({ missing: [], unused: [] });
});

it('the resized pictures stored in content/renditions take at most 12 MB together', () => {
  const files = readdirSync(renditions, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(12_000_000);
});
