import { type RouteId, routeIds, routes } from '../routes';
import { defaultLocale, isLocale, type Locale, locales } from './locales';

/**
 * One of the site's parallel trees of pages: `bare` has no prefix and is English; the others are named after their
 * locale.
 */
export type Tree = 'bare' | Locale;

export const trees: readonly Tree[] = ['bare', ...locales];

/** As in `window.location`: query and fragment with `?` and `#`, or empty. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export const localeOf = (tree: Tree): Locale => (tree === 'bare' ? defaultLocale : tree);

/** The tree of a locale: English uses the bare tree. */
export const treeOf = (locale: Locale): Tree => (locale === defaultLocale ? 'bare' : locale);

const segmentsOf = (pathname: string): string[] => pathname.split(/[/\\]/).filter(Boolean);

const join = (segments: readonly string[]): string => `/${segments.join('/')}`;

/**
 * Splits a path into its tree and the rest, without repeated, trailing and back slashes: `//host` is not a host here.
 */
export function parsePath(pathname: string): { tree: Tree; rest: string } {
  const [first, ...others] = segmentsOf(pathname);
  return isLocale(first)
    ? { tree: first, rest: others.join('/') }
    : { tree: 'bare', rest: segmentsOf(pathname).join('/') };
}

/** `rest` (no leading slash) as an absolute path in a tree. */
export const pathIn = (tree: Tree, rest: string): string =>
  join([...(tree === 'bare' ? [] : [tree]), ...segmentsOf(rest)]);

/** The absolute path of a page in a tree, without trailing slash. */
export const routePath = (route: RouteId, tree: Tree): string => pathIn(tree, routes[route].path);

const routeByPath = new Map<string, RouteId>(routeIds.map((id) => [routes[id].path, id]));

/** The page at a path below a tree's root, if there is one. */
export const routeAt = (rest: string): RouteId | undefined => routeByPath.get(rest);

/** The path of the same page in another language, for the language selector. */
export const switchLocale = (pathname: string, locale: Locale): string =>
  pathIn(treeOf(locale), parsePath(pathname).rest);

/** The canonical path of a page. Bare pages redirect visitors with a stored locale, so the `/en` page is canonical. */
export const canonicalPath = (route: RouteId, tree: Tree): string => routePath(route, localeOf(tree));

/** A menu item is current on its own page, and a parent (`trade`) on every page below it too. */
export const isCurrent = (item: RouteId, route: RouteId): boolean =>
  item === route || routes[route].path.startsWith(`${routes[item].path}/`);

/** The ancestors of a page without the home page, top down: that of `trade/faq` is `trade`. */
export const routesAbove = (route: RouteId): RouteId[] =>
  routeIds.filter((other) => other !== route && isCurrent(other, route));
