import { pathIn, routePath, type Tree } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';

/** The address of a page; an unknown address of the tree for the not-found page. */
export const pathOf = (route: RouteId, tree: Tree): string =>
  route === 'notFound' ? pathIn(tree, 'no/such/page') : routePath(route, tree);
