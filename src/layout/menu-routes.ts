import type { RouteId } from '../routes';
import { footerGroups } from './footer-links';
import { isGroup, menu } from './menu-items';

/** The pages that every page links to, by the file whose table names them. */
export const menuRoutes: ReadonlyMap<string, readonly RouteId[]> = new Map([
  [
    'src/layout/menu-items.ts',
    menu.flatMap((item) => [item.route, ...(isGroup(item) ? item.pages.map(({ route }) => route) : [])]),
  ],
  [
    'src/layout/footer-links.ts',
    footerGroups.flatMap(({ links }) => links.flatMap((link) => ('route' in link ? link.route : []))),
  ],
]);
