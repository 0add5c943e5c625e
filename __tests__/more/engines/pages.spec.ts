import { routeIds } from '../../../src/routes';
import { pathOf } from '../../browser/support/pages';
import { test } from './support/test';

const middle = Math.ceil(routeIds.length / 2);

for (const [half, routes] of [
  ['first', routeIds.slice(0, middle)],
  ['second', routeIds.slice(middle)],
] as const)
  test(`in the ${half} half of the German pages, each page hydrates and has one h1, and Firefox logs no error or CSP violation`, async ({
    visitor,
  }) => {
    for (const path of routes.map((route) => pathOf(route, 'de'))) {
      // Waits for hydration, because an error is logged if a page is left while its scripts load.
      await visitor.openHydrated(path);
      await visitor.find('html').expect({ attributes: { lang: 'de' } });
      await visitor.find('h1').expect({ count: 1, visible: true });
      await visitor.walkThrough();
    }
  });
