import { locales } from '../../src/i18n/locales';
import { routeIds, routes } from '../../src/routes';
import type { CacheClass } from './headers';

/**
 * Every rule about addresses as a regular expression's source, in the dialect that JavaScript and nginx share.
 * They are matched against decoded paths without repeated slashes and dot segments.
 */
const tree = `/(?:${locales.join('|')})`;
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const knownPaths = routeIds.map((id) => routes[id].path).filter(Boolean);

/** Only plain names may be repeated in a Location header: nothing in them can name a host or start a line. */
const plainPath = '(?:/[A-Za-z0-9][A-Za-z0-9._-]*)+';

export const pathPatterns = {
  auth: `^(?:${tree})?/auth/`,
  preview: '^/og/.',
  /** First group: the path to go to instead. */
  trailingSlash: `^(${plainPath})/$`,
  /** First group: the address that the file is served under. */
  htmlFile: `^(${plainPath})\\.html$`,
  /** `/xx` and `/xx/terms`, where xx is no language; asked only when nothing is published there. */
  unknownLanguage: `^/(?!(?:${locales.join('|')})(?:/|$))[^/.]+(?:/(?:${knownPaths.map(escape).join('|')}))?$`,
  /** Compressed twins are chosen by negotiation, never by name; hidden files and source maps are not published. */
  neverServed: '(?:^|/)\\.(?!well-known/)|\\.(?:map|br|gz)$',
  notFoundPage: `^(?:${tree})?/404(?:\\.html)?$`,
  /** The editing interface and all that it loads. */
  admin: '^/admin(?:\\.html|/.+)?$',
} as const;

/** Cache classes of what was found, first match first; everything else is revalidated. */
export const cachePatterns: readonly (readonly [string, CacheClass])[] = [
  [pathPatterns.auth, 'auth'],
  ['^/static/.', 'hashed'],
  ['^/admin/', 'revalidated'],
  ['^/[^/]+[.-][0-9a-f]{10,}\\.(?:js|css)$', 'hashed'],
  ['^/page-data/', 'revalidated'],
  ['\\.(?:html|json|js|css)$', 'revalidated'],
  ['\\.[a-z0-9]+$', 'other'],
];
