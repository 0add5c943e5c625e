import { localeOf, type Tree, trees } from '../../../src/i18n/paths';
import { type RouteId, routeIds } from '../../../src/routes';
import { pathOf } from '../../browser/support/pages';
import { test } from './support/test';
import type { Visitor } from './support/visitor';

/** One page of each template, and two of the busiest. */
const samples: readonly RouteId[] = [
  'home',
  'market',
  'faq',
  'contacts',
  'register',
  'withdrawalError',
  'privacyPolicy',
];

async function expectSound(visitor: Visitor, routes: readonly RouteId[], tree: Tree): Promise<void> {
  for (const path of routes.map((route) => pathOf(route, tree))) {
    // A page that is left while React's chunks load logs that they failed, so each is waited for.
    await visitor.openHydrated(path);
    await visitor.find('html').expectAttribute('lang', localeOf(tree));
    await visitor.find('h1').expectCount(1);
    await visitor.find('h1').expectVisible();
    await visitor.walkThrough();
  }
}

const middle = Math.ceil(routeIds.length / 2);

test('the first half of the German pages load and hydrate with one h1, in Firefox without an error or CSP violation', ({
  visitor,
}) => expectSound(visitor, routeIds.slice(0, middle), 'de'));

test('the second half of the German pages load and hydrate with one h1, in Firefox without an error or CSP violation', ({
  visitor,
}) => expectSound(visitor, routeIds.slice(middle), 'de'));

for (const tree of trees.filter((one) => one !== 'de'))
  test(`pages of every template load the same way in the ${tree} tree`, ({ visitor }) =>
    expectSound(
      visitor,
      samples.filter((route) => route !== 'home' || tree !== 'bare'),
      tree,
    ));
