import { routeIds } from '../../../src/routes';
import { pathOf } from '../../browser/support/pages';
import { test } from './support/test';
import type { Visitor } from './support/visitor';

async function expectSound(visitor: Visitor, routes: typeof routeIds): Promise<void> {
  for (const path of routes.map((route) => pathOf(route, 'de'))) {
    // A page that is left while React's chunks load logs that they failed, so each is waited for.
    await visitor.openHydrated(path);
    await visitor.find('html').expectAttribute('lang', 'de');
    await visitor.find('h1').expectCount(1);
    await visitor.find('h1').expectVisible();
    await visitor.walkThrough();
  }
}

const middle = Math.ceil(routeIds.length / 2);

test('the first half of the German pages load and hydrate with one h1, in Firefox without an error or CSP violation', ({
  visitor,
}) => expectSound(visitor, routeIds.slice(0, middle)));

test('the second half of the German pages load and hydrate with one h1, in Firefox without an error or CSP violation', ({
  visitor,
}) => expectSound(visitor, routeIds.slice(middle)));
