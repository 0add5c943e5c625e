import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../packages/publish/published-files';
import { readContentFiles } from '../../src/content/content-files';
import { parseSettings } from '../../src/content/settings';

const { instruments, widgets } = parseSettings(readContentFiles('.').settings);
const inWidgets = [...widgets.miniCharts, ...widgets.quoteGroups.flatMap(({ symbols }) => symbols)].map(
  ({ symbol }) => symbol,
);
/** The provider's symbols of the catalogue, many of exchanges that its widgets do not show. */
const inCatalogueAlone = instruments.map(({ provider }) => provider).filter((symbol) => !inWidgets.includes(symbol));

/** What looks like such a symbol in what a visitor's browser is given; the editing interface is not for visitors. */
const published = listFiles('public')
  .filter((file) => /\.(?:html|js|json)$/.test(file) && !file.startsWith('/admin'))
  .flatMap((file) => readFileSync(join('public', file), 'utf8').match(/\b[A-Z_]+:[\w.!]+/g) ?? []);

it('pages hold the provider’s symbols of the widgets, and none that only the catalogue has', () => {
  expect(inCatalogueAlone.length).toBeGreaterThan(20);
  expect(published).toEqual(expect.arrayContaining(inWidgets));
  expect(inCatalogueAlone.filter((symbol) => published.includes(symbol))).toEqual([]);
});
