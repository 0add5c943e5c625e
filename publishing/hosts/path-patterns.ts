import { locales } from '../../src/i18n/locales';
import { routeIds, routes } from '../../src/routes';
import type { CacheClass } from './headers';

/**
 * Rules about paths as the source of regular expressions, in the dialect that JavaScript and nginx share. They are matched
 * against decoded paths without repeated slashes and dot segments. What an address stands for is in `src/i18n/address.ts`.
 */
const tree = `/(?:${locales.join('|')})`;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pagePaths = routeIds.filter((id) => id !== 'notFound').map((id) => routes[id].path);
const knownPaths = pagePaths.filter(Boolean).map(escape).join('|');
const index = '/index(?:\\.html)?';

export const pathPatterns = {
  /** Ignores case, as pages do. */
  auth: `^(?:${tree})?/auth/`,
  preview: '^/og/.',
  /** `/xx` and `/xx/terms`, where xx is no language. Ignores case; applies only where no file is published. */
  unknownLanguage: `^/(?!(?:${locales.join('|')})(?:/|$))[A-Za-z0-9_-]+(?:/(?:${knownPaths})(?:\\.html|${index})?|${index})?/?$`,
  /** Compressed twins are chosen by content negotiation, never by name; hidden files and source maps are not published. */
  neverServed: '(?:^|/)\\.(?!well-known/)|\\.(?:map|br|gz)$',
  notFoundPage: `^(?:${tree})?/404(?:\\.html)?$`,
  /** The editing interface and all that it loads. */
  admin: '^/admin(?:\\.html|/.+)?$',
} as const;

/** Cache classes of files, first match first; everything else is revalidated. */
export const cachePatterns: readonly (readonly [string, CacheClass])[] = [
  [pathPatterns.auth, 'auth'],
  ['^/static/.', 'hashed'],
  ['^/admin/', 'revalidated'],
  ['^/[^/]+[.-][0-9a-f]{10,}\\.(?:js|css)$', 'hashed'],
  ['^/page-data/', 'revalidated'],
  ['\\.(?:html|json|js|css)$', 'revalidated'],
  ['\\.[a-z0-9]+$', 'other'],
];
