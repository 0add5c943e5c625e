import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main } from '../shared/run';
import { routePath, type Tree, trees } from '../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../src/routes';
import { openBrowser } from './browser';
import type { Measurement } from './measurement';
import { measureGrowth } from './growth';
import { measureInteractions } from './interactions';
import { type JudgedPage, measureLighthouse } from './lighthouse';
import { measureFiles } from './measure-files';
import { openSite } from './published-site';
import { exceededBudgets, table } from './report';
import { startSite } from './start-site';

const parts = ['files', 'interactions', 'lighthouse'];

const usage = `npm run bench -- [options]
  --all             Lighthouse on every indexable page and every form, not only on the sample
  --only X          one of: ${parts.join(', ')}
  --growth          how builds grow with pages instead (takes long)`;

const pagesOf = (wanted: readonly RouteId[], among: readonly Tree[] = trees): JudgedPage[] =>
  among
    .flatMap((tree) => wanted.map((route) => ({ path: routePath(route, tree), indexable: routes[route].indexable })))
    .filter(({ path }) => path !== '/');

const allPages = pagesOf(
  routeIds.filter((route) => routes[route].indexable || routes[route].template === 'sign-in-page'),
);

/**
 * Pages for Lighthouse: light and heavy ones, with and without third-party frames, and a form; in English (shortest
 * texts) and German (longest).
 */
const sample = pagesOf(['home', 'terms', 'faq', 'market', 'login'], ['en', 'de']);

async function measureSite(all: boolean, wants: (part: string) => boolean): Promise<Measurement[]> {
  const measurements = wants('files') ? measureFiles(openSite('public')) : [];
  const site = await startSite();
  const browser = await openBrowser(site);
  try {
    if (wants('interactions')) measurements.push(...(await measureInteractions(browser, site.url)));
    if (wants('lighthouse')) measurements.push(...(await measureLighthouse(site.url, all ? allPages : sample)));
    return measurements;
  } finally {
    await browser.close();
    await site.stop();
  }
}

main(async () => {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      growth: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { all, only, growth, help } = values;
  if (help) return console.log(usage);
  if (only !== undefined && !parts.includes(only)) throw new Error(`There is no part “${only}”.\n${usage}`);
  const measurements = growth
    ? await measureGrowth()
    : await measureSite(all, (part) => only === undefined || only === part);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify(measurements, null, 2));
  console.log([table(measurements), ...exceededBudgets(measurements)].join('\n'));
});
