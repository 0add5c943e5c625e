import { normalPath, readAddress } from '../../../src/i18n/read-address';
import { routePath, type Tree } from '../../../src/i18n/paths';
import { htmlFileOf } from '../published-files';
import { matches, pathPatterns } from './path-patterns';

/** The response to a request: a file, a redirect or an error. Paths are absolute within the site. */
type Answer =
  | { kind: 'file'; status: 200 | 404; file: string }
  /** A redirect; the request's query string is appended to `location`. */
  | { kind: 'redirect'; status: 302 | 308; location: string };

export const notFoundFile = (tree: Tree): string => htmlFileOf(routePath('notFound', tree));

/**
 * Redirects from paths that are no pages. Password managers open `/.well-known/change-password` to change a password:
 * https://www.w3.org/TR/change-password-url/
 */
export const redirects: Readonly<Record<string, string>> = {
  '/.well-known/change-password': routePath('forgotPassword', 'bare'),
};

/** The response for a path, by the rules of `src/i18n/read-address.ts`. `isPublished` tells whether a file exists. */
export function answerTo(pathname: string, isPublished: (file: string) => boolean): Answer {
  const { tree, route, path } = readAddress(pathname);
  const notFound: Answer = { kind: 'file', status: 404, file: notFoundFile(tree) };
  const normal = normalPath(pathname);
  const location = redirects[normal];
  if (location) return { kind: 'redirect', status: 302, location };
  if (matches(pathPatterns.neverServed, normal) || matches(pathPatterns.notFoundPage, normal)) return notFound;
  // A path without a route may still be a page: `/admin` has no entry in `src/routes.ts`.
  const page = route ? path : normal.replace(/\.html$/, '');
  const file = htmlFileOf(page);
  if (isPublished(file)) {
    if (pathname === page) return { kind: 'file', status: 200, file };
    return { kind: 'redirect', status: 308, location: page };
  }
  if (isPublished(pathname)) return { kind: 'file', status: 200, file: pathname };
  return path === '/' && !route ? { kind: 'redirect', status: 302, location: '/' } : notFound;
}
