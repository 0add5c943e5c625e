import { budgetOf, densePhone, heroBudget } from '../../packages/bench/budgets';
import { drawnPictures } from '../../packages/bench/drawn-pictures';
import { isKept } from '../../packages/bench/figure';
import { chunksOf, measureFiles } from '../../packages/bench/measure-files';
import { scriptsOf } from '../../packages/bench/page-scripts';
import { openSite } from '../../packages/bench/published-site';
import { complaints } from '../../packages/bench/report';
import { routePath, trees } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';

const site = openSite('public');
const figures = measureFiles(site);

const everyPage = trees.flatMap((tree) => routeIds.map((route) => [routePath(route, tree), route] as const));

const kinds = ['html', 'styles', 'fonts', 'earlyScript', 'script', 'pageData', 'pictures', 'firstLoad'] as const;

test.each(kinds)('no page is over its budget of %s', (kind) => {
  const weighed = figures.filter(({ name, budget }) => name.startsWith(`${kind} of `) && budget !== undefined);
  expect(weighed.length).toBeGreaterThan(0);
  expect(Math.max(...weighed.map(({ value }) => value))).toBeGreaterThan(0);
  expect(complaints(weighed)).toEqual([]);
});

test.each(everyPage)('the picture that %s opens with is light on a dense phone', (path) => {
  const eager = drawnPictures(site.page(path).$, densePhone).filter(({ lazy }) => !lazy);
  const heavy = eager
    .map(({ file }) => ({
      name: `${file} on ${path}`,
      value: site.bytesOf(file),
      unit: 'bytes' as const,
      budget: heroBudget,
    }))
    .filter((figure) => !isKept(figure));
  expect(complaints(heavy)).toEqual([]);
});

test.each(everyPage.filter(([, route]) => routes[route].template !== 'auth-page'))(
  '%s asks for nothing but the early file before it has loaded',
  (path) => {
    expect(scriptsOf(site, path).beforeLoad).toEqual([expect.stringMatching(/^\/early-/)]);
  },
);

test.each(everyPage.filter(([, route]) => routes[route].template !== 'auth-page'))(
  '%s carries no form',
  (path, route) => {
    const { deferred } = scriptsOf(site, path, chunksOf(route));
    expect(deferred.filter((file) => file.includes('auth'))).toEqual([]);
  },
);

test('every page has a budget', () => {
  for (const route of routeIds) expect(budgetOf(route).script).toBeGreaterThan(0);
});
