import { type RouteId, routeIds, routes } from '../routes';
import { defaultLocale, isLocale, type Locale, locales } from './locales';

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

/** The set of URLs for a locale: those without prefix for English. */
export const treeOf = (locale: Locale): Tree => (locale === defaultLocale ? 'bare' : locale);

const segmentsOf = (pathname: string): string[] => pathname.split(/[/\\]/).filter(Boolean);

const join = (segments: readonly string[]): string => `/${segments.join('/')}`;

/**
 * Splits a path into its language prefix and the rest. Drops repeated and trailing slashes, and reads backslashes as
 * slashes, as browsers do: otherwise a path such as `//example.com` would become a link to another host.
 */
export function parsePath(pathname: string): { tree: Tree; rest: string } {
  const [first, ...others] = segmentsOf(pathname);
  return isLocale(first)
    ? { tree: first, rest: others.join('/') }
    : { tree: 'bare', rest: segmentsOf(pathname).join('/') };
}

/** The absolute path of `rest` (without leading slash) in one of the four sets of URLs. */
export const pathIn = (tree: Tree, rest: string): string =>
  join([...(tree === 'bare' ? [] : [tree]), ...segmentsOf(rest)]);

/** The absolute path of a page in one of the four sets of URLs, without trailing slash. */
export const routePath = (route: RouteId, tree: Tree): string => pathIn(tree, routes[route].path);

const routeByPath = new Map<string, RouteId>(routeIds.map((id) => [routes[id].path, id]));

/** The page at a path without language prefix, if there is one. */
export const routeAt = (rest: string): RouteId | undefined => routeByPath.get(rest);

/** The path of the same page in another language, for the language selector. */
export const switchLocale = (pathname: string, locale: Locale): string =>
  pathIn(treeOf(locale), parsePath(pathname).rest);

/**
 * The canonical path of a page. For unprefixed pages that is the `/en` page, since unprefixed URLs redirect visitors
 * with a stored locale.
 */
export const canonicalPath = (route: RouteId, tree: Tree): string => routePath(route, localeOf(tree));

/** Whether a menu item is marked as current: on its own page, and a parent such as `trade` on all pages below it. */
export const isCurrent = (item: RouteId, route: RouteId): boolean =>
  item === route || routes[route].path.startsWith(`${routes[item].path}/`);

/** The pages above a page, top down, without the home page: `trade` for `trade/faq`. */
export const routesAbove = (route: RouteId): RouteId[] =>
  routeIds.filter((other) => other !== route && isCurrent(other, route));
