import type { RouteId } from '../routes';
import { defaultLocale, isLocale, type Locale } from './locales';
import { type Address, pathIn, routeAt, routePath, type Tree } from './paths';

/** What a URL path of any spelling refers to. */
interface Destination {
  tree: Tree;
  /** The page; undefined if there is none at this path, or if its language is unknown. */
  route: RouteId | undefined;
  /**
   * The canonical path: that of the page, `/` for an unknown language, otherwise the normalized path. It never contains
   * a host.
   */
  path: string;
}

/** Decodes percent escapes byte by byte. Cannot throw, unlike `decodeURIComponent`. All paths of pages are ASCII. */
const decode = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Percent-encodes the characters that RFC 3986 does not allow in a path segment (`pchar`). */
const encode = (text: string): string =>
  text.replace(
    /[^\w.~!$&'()*+,;=:@/-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/**
 * Splits a path into decoded segments, without empty and dot segments. An encoded slash separates segments too, as in
 * nginx.
 */
function decodedSegments(pathname: string): string[] {
  const segments: string[] = [];
  for (const segment of decode(pathname).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** Whether dot segments lead above the root at any point, as in `/a/../../b`. */
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

/** Normalizes a path: single slashes, none at the end, no dot segments. */
export const normalPath = (pathname: string): string => encode(`/${decodedSegments(pathname).join('/')}`);

const pageAt = (path: string): RouteId | undefined => {
  const route = routeAt(path.slice(1));
  return route === 'notFound' ? undefined : route;
};

/**
 * Matches what a URL path may have at its end after the path of a page: `/index`, `/index.html`, `.html` or nothing,
 * with or without a slash after it. The generated nginx configuration (packages/publish/hosts) contains this pattern,
 * so its syntax must be valid in PCRE.
 */
export const fileName = /(?:\/index(?:\.html)?|\b\.html)?\/?$/;

/**
 * Matches the first folder of a path, which may be an unknown language, as in `/xx` and `/xx/terms`. The generated
 * nginx configuration contains this pattern too.
 */
export const languageFolder = /^\/[\w-]+(?=\/|$)/;

/**
 * Finds the page of a URL path. The hosts' configuration, the local server and the browser's redirects all use this
 * function, so that they agree.
 */
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

/** Matches the parameter names of a reset link (`email`, `token`), also misspelt. */
const resetLinkName = /mail|token|^(?:tok|.?.?oken|t.{1,3}en|ema|em.{1,3}l)/;

/**
 * Whether a part of a query or fragment is a parameter of a reset link, even if a mail program has misspelt or
 * re-encoded it. Ids in fragments, such as `#faq`, are not.
 */
const isOfResetLink = (part: string): boolean =>
  !/^#[\w-]*$/.test(part) &&
  decode(decode(decode(part)))
    .split(/[&;?#]/)
    .some((piece) => resetLinkName.test(piece.toLowerCase().replace(/=.*|[^a-z=]/gs, '')));

/**
 * Removes the parameters of a reset link from a query and fragment (`?…#…`). If there are any, also removes all other
 * parts that have characters besides ASCII letters, digits, `_`, `-` and `.`, since they may be pieces of a token that
 * a mail program has broken up. Without a reset link, returns the text unchanged.
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
 * The URL to redirect to, if any. A misspelt path goes to its canonical path, an unknown language to `/`, and `/` to
 * English or the stored locale. A path without language prefix goes to the stored locale if that is not English. Query
 * and hash are kept; reset links are removed except on the page that resets a password, because other pages would send
 * the token on.
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

/** Gatsby's path of the page at a URL path; for unknown paths that of the not-found page in the same language. */
export function pagePathAt(pathname: string): string {
  const { tree, route, path } = readAddress(pathname);
  if (route) return path;
  // Gatsby requires the path `/404.html` for the not-found page without language prefix:
  // https://www.gatsbyjs.com/docs/how-to/adding-common-features/add-404-page/
  return tree === 'bare' ? '/404.html' : routePath('notFound', tree);
}

/**
 * Whether React may hydrate the document of page `pagePath` at a URL path. Gatsby's router decodes paths twice and
 * reads `:` and `*` as patterns, so on paths with such characters it throws or renders nothing. No page has such a
 * path: the not-found page shown there stays static HTML.
 */
export const canStartApp = (pathname: string, pagePath: string | undefined): boolean =>
  /^[\w/.~-]*$/.test(pathname) && pagePathAt(pathname) === pagePath;
