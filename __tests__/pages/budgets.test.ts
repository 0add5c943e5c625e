import { measureFiles } from '../../packages/bench/measure-files';
import { scriptsBeforeLoad } from '../../packages/bench/page-weight';
import { openSite } from '../../packages/bench/published-site';
import { exceededBudgets } from '../../packages/bench/report';
import { routes } from '../../src/routes';
import { differences, pages } from './built-site';

const site = openSite('public');
const measurements = measureFiles(site);

const kinds = ['html', 'styles', 'fonts', 'earlyScript', 'pageData'] as const;

test.each(kinds)('no built page is over its size budget for %s', (kind) => {
  const weighed = measurements.filter(({ name, budget }) => name.startsWith(`${kind} of `) && budget !== undefined);
  expect(weighed.length).toBeGreaterThan(0);
  expect(Math.max(...weighed.map(({ value }) => value))).toBeGreaterThan(0);
  expect(exceededBudgets(weighed)).toEqual([]);
});

test('before the load event, a built page without a form loads only one script, the early script (src/early)', () => {
  const others = pages.filter(({ route }) => routes[route].template !== 'sign-in-page');
  expect(
    differences(others, ({ $ }) => ({
      'scripts before load': [scriptsBeforeLoad($).map((file) => file.replace(/-.*/, '')), ['/early']],
    })),
  ).toEqual([]);
});
