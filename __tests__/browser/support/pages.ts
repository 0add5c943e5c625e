import { pathIn, routePath, type Tree } from '../../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../../src/routes';

/** The path of a page. For the not-found page, an unknown path with the same language prefix. */
export const pathOf = (route: RouteId, tree: Tree): string =>
  route === 'notFound' ? pathIn(tree, 'no/such/page') : routePath(route, tree);

/** Whether a page is the first in the list of routes that has its template. */
export const isFirstOfTemplate = (route: RouteId): boolean =>
  routeIds.find((other) => routes[other].template === routes[route].template) === route;
