import { routeIds, routes } from '../../../src/routes';
import { isFirstOfTemplate, pathOf } from '../../browser/support/pages';
import { test } from './support/test';

const sample = routeIds.filter((route) => routes[route].area === 'marketing' || isFirstOfTemplate(route));

test('each German marketing page and one page of each other template hydrates and has one h1, and Firefox logs no error or CSP violation', async ({
  visitor,
}) => {
  for (const path of sample.map((route) => pathOf(route, 'de'))) {
    // Waits for hydration, because an error is logged if a page is left while its scripts load.
    await visitor.openHydrated(path);
    await visitor.find('html').expect({ attributes: { lang: 'de' } });
    await visitor.find('h1').expect({ count: 1, visible: true });
    await visitor.walkThrough();
  }
});
