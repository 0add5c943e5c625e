import type { RouteId } from '../routes';
import { isLocale } from './locales';
import { routeAt, routePath, type Tree } from './paths';

/** What a URL path of any spelling refers to. */
interface Destination {
  tree: Tree;
  /** The page; undefined if there is none at this path, or if its language is unknown. */
  route: RouteId | undefined;
  /**
   * The canonical path: the path of the page; `/` for an unknown language; otherwise the normalized path. It never
   * contains a host.
   */
  path: string;
}

/**
 * Decodes percent escapes byte by byte. Cannot throw, unlike `decodeURIComponent`. Bytes suffice, since all paths of
 * pages are ASCII.
 */
export const decodeEscapes = (text: string): string =>
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
  for (const segment of decodeEscapes(pathname).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** Normalizes a path: single slashes, none at the end, no dot segments. */
export const normalPath = (pathname: string): string => encode(`/${decodedSegments(pathname).join('/')}`);

const pageAt = (path: string): RouteId | undefined => {
  const route = routeAt(path.slice(1));
  return route === 'notFound' ? undefined : route;
};

/**
 * Matches what a URL path may have at its end after the path of a page: `/index`, `/index.html`, `.html` or nothing,
 * with or without a slash, and the spaces, brackets and punctuation that mail and chat programs take for a part of a
 * link: ASCII, and the UTF-8 bytes of no-break spaces and « », of U+2000 to U+207F, and of their East Asian forms. The
 * generated nginx configuration (packages/publish/hosts) contains this pattern, so its syntax must be valid in PCRE.
 * Ignores case, because `readAddress` converts the decoded path to lower case first, which turns the byte C2 (`Â`) into
 * E2 (`â`).
 */
export const pathEnd =
  /(?:\/index(?:\.html)?|\b\.html)?\/?(?:[\t-\r .,;:!)\]}>'"*_`|<~]|\xc2[\xa0\xab\xbb]|\xe2[\x80\x81].|\xe3\x80.|\xef\xbc[\x80-\x8f])*$/i;

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
  const path = lower.replace(pathEnd, '');
  const [, first] = path.split('/');
  const tree = isLocale(first) ? first : 'bare';
  const route = pageAt(tree === 'bare' ? path : path.slice(tree.length + 1));
  if (route) return { tree, route, path: routePath(route, tree) };
  const [, below] = lower.split(languageFolder);
  if (below !== undefined && pageAt(below.replace(pathEnd, ''))) return { tree, route, path: '/' };
  if (tree !== 'bare') segments[0] = tree;
  return { tree, route, path: encode(`/${segments.join('/')}`) };
}
