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
function decodedSegments(pathname: string): string[] {
  const segments: string[] = [];
  for (const segment of decode(pathname).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** Whether dot segments lead above the root on the way, as in `/a/../../b`. */
export function leavesRoot(pathname: string): boolean {
  let depth = 0;
  return decode(pathname)
    .split('/')
    .some((segment) => {
      if (segment === '..') depth -= 1;
      else if (segment && segment !== '.') depth += 1;
      return depth < 0;
    });
}

/** A normalized path: single slashes, none at the end, no dot segments. */
export const normalPath = (pathname: string): string => encode(`/${decodedSegments(pathname).join('/')}`);

const pageAt = (path: string): RouteId | undefined => {
  const route = routeAt(path.slice(1));
  return route === 'notFound' ? undefined : route;
};

/**
 * The end of a path that names a file instead of a page: `/index`, `/index.html` or `.html`, and a slash after it.
 * nginx's configuration contains this pattern and the next (packages/publish/hosts): use only syntax that PCRE has too.
 */
export const fileName = /(?:\/index(?:\.html)?|\b\.html)?\/?$/;

/** The folder of an unknown language, as in `/xx` and `/xx/terms`. */
export const languageFolder = /^\/[\w-]+(?=\/|$)/;

/** Interprets an address, for the hosts' configuration, the local server and the early file alike. */
export function readAddress(pathname: string): Destination {
  const segments = decodedSegments(pathname);
  const lower = `/${segments.join('/').toLowerCase()}`;
  const path = lower.replace(fileName, '');
  const [, first] = path.split('/');
  const tree = isLocale(first) ? first : 'bare';
  const route = pageAt(tree === 'bare' ? path : path.slice(tree.length + 1));
  if (route) return { tree, route, path: routePath(route, tree) };
  const [, below] = lower.split(languageFolder);
  if (below !== undefined && pageAt(below.replace(fileName, ''))) return { tree, route, path: '/' };
  if (tree !== 'bare') segments[0] = tree;
  return { tree, route, path: encode(`/${segments.join('/')}`) };
}

/** The names of the parameters of a reset link, and what they look like when they are misspelt. */
const resetLinkName = /mail|token|^(?:tok|.?.?oken|t.{1,3}en|ema|em.{1,3}l)/;

/**
 * Whether a part of an address holds a parameter of a reset link, however mail programs have spelt and encoded it; not
 * if it is a fragment that names a place on the page.
 */
const isOfResetLink = (part: string): boolean =>
  !/^#[\w-]*$/.test(part) &&
  decode(decode(decode(part)))
    .split(/[&;?#]/)
    .some((piece) => resetLinkName.test(piece.toLowerCase().replace(/=.*|[^a-z=]/gs, '')));

/**
 * A query with its fragment, `?…#…`, without the reset link that they hold, the same if they hold none. Beside a link,
 * only what is plainly something else stays, so that no piece of a token does.
 */
export function withoutResetLink(suffix: string): string {
  const parts = suffix.split(/(?=[&#])/);
  const others = parts.filter((part) => !isOfResetLink(part));
  if (others.length === parts.length) return suffix;
  return others
    .filter((part) => /^([?&][\w.-]+=[\w.-]*|#[\w-]*)$/.test(part))
    .join('')
    .replace(/^&/, '?');
}

/**
 * The redirect of an address, if any: a misspelt one to its canonical path, an unknown language to the root, the bare
 * root to English or the stored locale, the bare tree to a stored locale other than English. Keeps query and hash, but
 * for a reset link, which only the page that resets a password keeps: others would send them on.
 */
export function redirectOf({ pathname, search, hash }: Address, stored: Locale | undefined): string | undefined {
  const { tree, path, route } = readAddress(pathname);
  const isRoot = path === '/';
  const locale = stored === undefined || stored === defaultLocale ? isRoot && defaultLocale : stored;
  const target = tree === 'bare' && locale ? pathIn(locale, path) : path;
  const suffix = search + hash;
  const kept = route === 'resetPassword' ? suffix : withoutResetLink(suffix);
  return target === pathname && kept === suffix ? undefined : target + kept;
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
