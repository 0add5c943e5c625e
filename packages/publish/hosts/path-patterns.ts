import { languageFolder, pathEnd } from '../../../src/i18n/read-address';
import { locales } from '../../../src/i18n/locales';
import { routeIds, routes } from '../../../src/routes';
import { routePath, trees } from '../../../src/i18n/paths';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import type { CacheClass } from './headers';

const pageRoutes = routeIds.filter((id) => id !== 'notFound');

/** The paths of all pages, in all languages. */
export const pagePaths = trees.flatMap((tree) => pageRoutes.map((route) => routePath(route, tree)));

const languagePrefix = `/(?:${locales.join('|')})`;
const knownPaths = pageRoutes.flatMap((id) => routes[id].path || []).map(escapeRegExp);

/**
 * Patterns of URL paths: regular expressions in the syntax that JavaScript and nginx share. They match paths that are
 * decoded and have no repeated slashes or dot segments. `src/i18n/read-address.ts` decides which page a path leads to.
 */
export const pathPatterns = {
  /** Pages below `/auth`, case-insensitive like all pages. */
  signIn: `^(?:${languagePrefix})?/auth/`,
  preview: '^/og/.',
  /**
   * `/xx` and `/xx/terms`, if `xx` is not a language of the site. Case-insensitive. Used if no file is published there.
   */
  unknownLanguage: `^(?!${languagePrefix}(?:/|$))${languageFolder.source}(?:/(?:${knownPaths.join('|')}))?${pathEnd.source}`,
  /** Files that must not be requested directly: precompressed files, hidden files and source maps. */
  neverServed: '(?:^|/)\\.(?!well-known/)|\\.(?:map|br|gz)$',
  notFoundPage: `^(?:${languagePrefix})?/404(?:\\.html)?/?$`,
  /** The CMS and its files. */
  admin: '^/admin(?:\\.html|/.+)?$',
} as const;

/** Whether a path matches a pattern of this file. */
export const matches = (pattern: string, path: string, flags?: 'i'): boolean => new RegExp(pattern, flags).test(path);

/**
 * For each pattern of paths, a key of `cacheControls` (headers.ts). The first pattern that matches a path applies.
 * Files that match no pattern are revalidated.
 */
export const cachePatterns: readonly (readonly [string, CacheClass])[] = [
  [pathPatterns.signIn, 'signIn'],
  ['^/static/.', 'hashed'],
  ['^/admin/', 'revalidated'],
  // Scripts and styles with a content hash in their name, and the licence files of scripts.
  ['^/[^/]+[.-][0-9a-f]{10,}\\.(?:js|css)(?:\\.LICENSE\\.txt)?$', 'hashed'],
  ['\\.(?:html|json|js|css)$', 'revalidated'],
  ['\\.[a-z0-9]+$', 'other'],
];
