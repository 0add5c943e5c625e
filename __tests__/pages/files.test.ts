import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '../../packages/bench/published-site';
import { compareRenditions, renditions } from '../../packages/publish/build/kept-renditions';
import { listFiles } from '../../packages/publish/published-files';
import { settings } from '../support/page-copy';

const site = openSite('public');

/** Published files whose names end so; those of the editing interface are not for visitors. */
const filesFor = (ending: RegExp): string[] =>
  listFiles('public').filter((file) => ending.test(file) && !file.startsWith('/admin'));

/** V8 reads compile hints only in comments before the first statement; the licence comment may precede them. */
const hint = /^(?:\/\*![^*]*\*\/\s*)?\/\/# allFunctionsCalledOnLoad\n/;

it('every deferred script starts with the hint to compile all its functions', () => {
  const scripts = filesFor(/\.js$/).filter((file) => !file.startsWith('/early-'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => !hint.test(site.text(file)))).toEqual([]);
});

it('no script and no style names a source map, since none is published', () => {
  expect(filesFor(/\.(?:js|css)$/).filter((file) => site.text(file).includes('sourceMappingURL='))).toEqual([]);
});

it('no script, page or data names the folder that it was built in, so that a release is the same wherever it is built', () => {
  const files = listFiles('public').filter((file) => /\.(?:js|css|html|json)$/.test(file));
  expect(files.filter((file) => site.text(file).includes(process.cwd()))).toEqual([]);
});

it('published files hold the symbols that charts and quotes need, and none of the other instruments', () => {
  const { miniCharts, quoteGroups } = settings.widgets;
  const inWidgets = [...miniCharts, ...quoteGroups.flatMap(({ symbols }) => symbols)].map(({ symbol }) => symbol);
  // Many are of exchanges that the widgets do not show.
  const others = settings.instruments.map(({ provider }) => provider).filter((symbol) => !inWidgets.includes(symbol));
  const published = filesFor(/\.(?:html|js|json)$/).flatMap(
    (file) => site.text(file).match(/\b[A-Z_]+:[\w.!]+/g) ?? [],
  );
  expect(others.length).toBeGreaterThan(20);
  expect(published).toEqual(expect.arrayContaining(inWidgets));
  expect(others.filter((symbol) => published.includes(symbol))).toEqual([]);
});

it('content/renditions has every rendition that a page shows and no other (`npm run pictures` adds and removes them)', () => {
  expect(compareRenditions('public')).toEqual({ missing: [], unused: [] });
});

it('content/renditions has at most 12 MB', () => {
  const files = readdirSync(renditions, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(12_000_000);
});
