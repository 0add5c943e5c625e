import { type RouteId, routeIds, routes } from '../routes';
import { defaultLocale, type Locale, locales } from './locales';

/** One of the four sets of URLs of the site: without prefix (`bare`, in English), or under `/en`, `/de` or `/fr`. */
export type Tree = 'bare' | Locale;

export const trees: readonly Tree[] = ['bare', ...locales];

/** Parts of `window.location`: query and fragment include `?` and `#`, or are empty. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export const localeOf = (tree: Tree): Locale => (tree === 'bare' ? defaultLocale : tree);

/** The tree for a locale: the one without prefix for English. */
export const treeOf = (locale: Locale): Tree => (locale === defaultLocale ? 'bare' : locale);

/** The absolute path of `rest` (without leading slash) in a tree. */
export const pathIn = (tree: Tree, rest: string): string =>
  `/${[tree === 'bare' ? '' : tree, rest].filter(Boolean).join('/')}`;

/** The absolute path of a page in a tree, without trailing slash. */
export const routePath = (route: RouteId, tree: Tree): string => pathIn(tree, routes[route].path);

const routeByPath = new Map<string, RouteId>(routeIds.map((id) => [routes[id].path, id]));

/** The page at a path without language prefix, if there is one. */
export const routeAt = (rest: string): RouteId | undefined => routeByPath.get(rest);

/**
 * The canonical path of a page. For unprefixed pages that is the `/en` page, since unprefixed URLs redirect visitors
 * with a stored locale.
 */
export const canonicalPath = (route: RouteId, tree: Tree): string => routePath(route, localeOf(tree));

/**
 * Whether the menu marks `item` as current on the page `route`: on the item's own page, and for a parent such as
 * `trade` on all pages below it.
 */
export const isCurrent = (item: RouteId, route: RouteId): boolean =>
  item === route || routes[route].path.startsWith(`${routes[item].path}/`);

/** The pages above a page, top down, without the home page: `trade` for `trade/faq`. */
export const routesAbove = (route: RouteId): RouteId[] =>
  routeIds.filter((other) => other !== route && isCurrent(other, route));
