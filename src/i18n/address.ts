import type { RouteId } from '../routes';
import { defaultLocale, isLocale, type Locale } from './locales';
import { type Address, pathIn, routeAt, routePath, type Tree } from './paths';

/** The tree, page and canonical path of an address in any spelling. */
interface Destination {
  tree: Tree;
  /** The page at this address; undefined if there is none, or for an unknown language. */
  route: RouteId | undefined;
  /**
   * The canonical path: that of the page, `/` for an unknown language, else the normalized path. Never another host.
   */
  path: string;
}

/** Decodes escapes byte by byte. Unlike `decodeURIComponent` this cannot throw; all known paths are ASCII. */
const decode = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Percent-encodes characters that a path segment may not contain (RFC 3986, `pchar`). */
const encode = (text: string): string =>
  text.replace(
    /[^\w.~!$&'()*+,;=:@/-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** Decoded segments, without empty ones and dot segments. An encoded slash separates like any other, as in nginx. */
function segmentsOf(pathname: string): string[] {
  const segments: string[] = [];
  for (const segment of decode(pathname).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** A normalized path: single slashes, none at the end, no dot segments. */
export const normalPath = (pathname: string): string => encode(`/${segmentsOf(pathname).join('/')}`);

const pageAt = (rest: string): RouteId | undefined => {
  const route = routeAt(rest);
  return route === 'notFound' ? undefined : route;
};

/** `index`, `index.html` and `.html` at the end: names of files, not of pages. */
const fileName = /(?:^|\/)index(?:\.html)?$|\b\.html$/;

/** Matches `xx` and `xx/terms`: an unknown two-letter folder, alone or with a known page below it. */
const isUnknownLanguage = (path: string): boolean =>
  /^[\w-]+(?:\/|$)/.test(path) && pageAt(path.replace(/^[^/]*\/?/, '').replace(fileName, '')) !== undefined;

/** Interprets an address, for the hosts' configuration, the local server and the early file alike. */
export function readAddress(pathname: string): Destination {
  const segments = segmentsOf(pathname);
  const lower = segments.join('/').toLowerCase();
  const path = lower.replace(fileName, '');
  const [first] = path.split('/');
  const tree = isLocale(first) ? first : 'bare';
  const route = pageAt(tree === 'bare' ? path : path.slice(tree.length + 1));
  if (route) return { tree, route, path: routePath(route, tree) };
  if (tree === 'bare' && isUnknownLanguage(lower)) return { tree, route, path: '/' };
  if (tree !== 'bare') segments[0] = tree;
  return { tree, route, path: encode(`/${segments.join('/')}`) };
}

/** A query without the parameters of the link in a recovery mail. */
export function withoutResetLink(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('email') && !query.has('token')) return search;
  query.delete('email');
  query.delete('token');
  const rest = query.toString();
  return rest && `?${rest}`;
}

/**
 * The redirect of an address, if any: a misspelt one to its canonical path, an unknown language to the root, the bare
 * root to English or the stored locale, the bare tree to a stored locale other than English. Keeps query and hash, but
 * for the secrets of a reset link, which only the page that resets a password keeps: others would send them on.
 */
export function redirectOf({ pathname, search, hash }: Address, stored: Locale | undefined): string | undefined {
  const { tree, path, route } = readAddress(pathname);
  const isRoot = path === '/';
  const locale = stored === undefined || stored === defaultLocale ? isRoot && defaultLocale : stored;
  const target = tree === 'bare' && locale ? pathIn(locale, path) : path;
  const query = route === 'resetPassword' ? search : withoutResetLink(search);
  return target === pathname && query === search ? undefined : `${target}${query}${hash}`;
}

/** Gatsby's path of the page shown at an address: its own, or that of the not-found page of its tree. */
export function pagePathAt(pathname: string): string {
  const { tree, route, path } = readAddress(pathname);
  if (route) return path;
  // Gatsby's path of the bare one is `/404.html`: https://www.gatsbyjs.com/docs/how-to/adding-common-
  // features/add-404-page/
  return tree === 'bare' ? '/404.html' : routePath('notFound', tree);
}

/**
 * Whether hydration can start at a path, in the document of the page `pagePath`. Gatsby and its router decode paths
 * twice and interpret `:` and `*` as patterns: at such paths they would throw or render an empty page. No page of the
 * site has such a path, so the not-found page stays static HTML there.
 */
export const canStartApp = (pathname: string, pagePath: string | undefined): boolean =>
  /^[\w/.~-]*$/.test(pathname) && pagePathAt(pathname) === pagePath;
