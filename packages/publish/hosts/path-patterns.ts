import { fileName, languageFolder } from '../../../src/i18n/address';
import { locales } from '../../../src/i18n/locales';
import { routeIds, routes } from '../../../src/routes';
import { escapeRegExp } from '../../tools/escape-reg-exp';
import type { CacheClass } from './headers';

/**
 * Rules about paths as the source of regular expressions, in the syntax that JavaScript and nginx share. They match
 * decoded paths without repeated slashes and dot segments. Which page a path leads to is in `src/i18n/address.ts`.
 */
const tree = `/(?:${locales.join('|')})`;
const pagePaths = routeIds.filter((id) => id !== 'notFound').map((id) => routes[id].path);
const knownPaths = pagePaths.filter(Boolean).map(escapeRegExp).join('|');

export const pathPatterns = {
  /** Pages below `/auth`, case-insensitive like all pages. */
  signIn: `^(?:${tree})?/auth/`,
  preview: '^/og/.',
  /** `/xx` and `/xx/terms`, where xx is not a language. Case-insensitive; applies only if no such file is published. */
  unknownLanguage: `^(?!${tree}(?:/|$))${languageFolder.source}(?:/(?:${knownPaths}))?${fileName.source}`,
  /** Files that are never served by name: precompressed ones (content negotiation), hidden files and source maps. */
  neverServed: '(?:^|/)\\.(?!well-known/)|\\.(?:map|br|gz)$',
  notFoundPage: `^(?:${tree})?/404(?:\\.html)?/?$`,
  /** The editing interface and its files. */
  admin: '^/admin(?:\\.html|/.+)?$',
} as const;

/** Which files have which `Cache-Control` of headers.ts; the first match applies, and everything else is revalidated. */
export const cachePatterns: readonly (readonly [string, CacheClass])[] = [
  [pathPatterns.signIn, 'signIn'],
  ['^/static/.', 'hashed'],
  ['^/admin/', 'revalidated'],
  // With the licences that belong to them.
  ['^/[^/]+[.-][0-9a-f]{10,}\\.(?:js|css)(?:\\.LICENSE\\.txt)?$', 'hashed'],
  ['^/page-data/', 'revalidated'],
  ['\\.(?:html|json|js|css)$', 'revalidated'],
  ['\\.[a-z0-9]+$', 'other'],
];
