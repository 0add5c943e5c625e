import { pathIn, routePath, type Tree } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';

/** Where a page is met: Page Not Found at any unknown address of its tree. */
export const pathOf = (route: RouteId, tree: Tree): string =>
  route === 'notFound' ? pathIn(tree, 'no/such/page') : routePath(route, tree);
