import type { RouteId } from '../routes';
import { defaultLocale, isLocale, type Locale } from './locales';
import { type Address, pathIn, routeAt, routePath, type Tree } from './paths';

/** What an address stands for, however it is spelt. */
export interface Destination {
  tree: Tree;
  /** The page at this address; undefined for Page Not Found, and for an unknown language. */
  route: RouteId | undefined;
  /** The clean path: the page's own, `/` for an unknown language, else the normalized path. Never names another host. */
  path: string;
}

/** Decodes escapes byte by byte. Unlike `decodeURIComponent` this cannot throw; all known paths are ASCII. */
const decode = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Escapes what may not stand in a path segment (RFC 3986, `pchar`), stray percent signs and backslashes included. */
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

/** A path with its spelling normalized and its meaning kept: single slashes, none at the end, no dot segments. */
export const normalPath = (pathname: string): string => encode(`/${segmentsOf(pathname).join('/')}`);

const pageAt = (rest: string): RouteId | undefined => {
  const route = routeAt(rest);
  return route === 'notFound' ? undefined : route;
};

/** `index`, `index.html` and `.html` at the end: names of files, not of pages. */
const fileName = /(?:^|\/)index(?:\.html)?$|\b\.html$/;

/** `xx` and `xx/terms`: something that looks like a language, with nothing or a known page below it. */
const isUnknownLanguage = (path: string): boolean =>
  /^[\w-]+(?:\/|$)/.test(path) && pageAt(path.replace(/^[^/]*\/?/, '').replace(fileName, '')) !== undefined;

/** The one rule for addresses: hosts' rules, the local server and the early file all follow it. */
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

/**
 * Where an address leads instead of being shown, if anywhere: a sloppy one to its clean path, an unknown language to the
 * root, the bare root to English or the stored locale, the bare tree to a stored locale other than English. Query and
 * hash stay as they are.
 */
export function redirectOf({ pathname, search, hash }: Address, stored: Locale | undefined): string | undefined {
  const { tree, path } = readAddress(pathname);
  const isRoot = path === '/';
  const locale = stored === undefined || stored === defaultLocale ? isRoot && defaultLocale : stored;
  const target = tree === 'bare' && locale ? pathIn(locale, path) : path;
  return target === pathname ? undefined : `${target}${search}${hash}`;
}

/** The path of the page that is shown at an address: its own, or that of the not-found page of its tree. */
export function pagePathAt(pathname: string): string {
  const { tree, route, path } = readAddress(pathname);
  if (route) return path;
  // https://www.gatsbyjs.com/docs/how-to/adding-common-features/add-404-page/ – Gatsby names the bare one after its file.
  return tree === 'bare' ? '/404.html' : routePath('notFound', tree);
}

/**
 * Whether Gatsby's app may start at a path, in the document of the page `pagePath`. Gatsby and its router decode paths a
 * second time and read `:` and `*` as patterns: at other paths they throw, or draw an empty page. No page of the site has
 * such a path, so Page Not Found stays static HTML there.
 */
export const canStartApp = (pathname: string, pagePath: string | undefined): boolean =>
  /^[\w/.~-]*$/.test(pathname) && pagePathAt(pathname) === pagePath;
