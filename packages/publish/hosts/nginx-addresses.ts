import { fileName } from '../../../src/i18n/address';
import { locales } from '../../../src/i18n/locales';
import { routePath, trees } from '../../../src/i18n/paths';
import { routeIds } from '../../../src/routes';
import { notFoundFile } from './answers';

/** A quoted string in nginx's syntax. */
export const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** A regular expression in nginx's syntax, case-sensitive or not. */
export const regex = (source: string, flag: '' | '*' = ''): string => quoted(`~${flag}${source}`);

/** The paths of all pages in all trees. */
export const pagePaths: readonly string[] = trees.flatMap((tree) =>
  routeIds.filter((route) => route !== 'notFound').map((route) => routePath(route, tree)),
);

/** `end` is what may follow a tree's folder, beside a slash. */
const notFoundMap = (prefix: string, end: string): string =>
  locales.map((locale) => `  ${regex(`${prefix}/${locale}(?:/|${end})`, '*')} ${notFoundFile(locale)};`).join('\n');

/**
 * `src/i18n/address.ts` in nginx's terms. `$uri` has been decoded and normalized by nginx; a map finds strings by hash
 * and without regard to case (https://nginx.org/en/docs/http/ngx_http_map_module.html).
 *
 * - `$site_redirect`: the canonical path of a page that was requested in another spelling, or empty
 * - `$site_not_found`: the not-found page of the address's tree
 * - `$site_malformed`: the same for an address that nginx itself refuses, such as `/100%`; empty for other bad requests
 */
export const addressMaps = `
map $uri $site_stem {
  default $uri;
  ${regex(`^(?<site_path>.*?)${fileName.source}`, '*')} $site_path;
}
map $site_stem $site_page {
  default "";
  "" /;
${pagePaths
  .filter((path) => path !== '/')
  .map((path) => `  ${path} ${path};`)
  .join('\n')}
}
map $request_uri $site_asked {
  ${regex('^(?<site_asked_path>[^?#]*)')} $site_asked_path;
}
map "$site_page $site_asked" $site_redirect {
  default $site_page;
  ${regex('^(\\S+) \\1$')} "";
}
map $uri $site_not_found {
  default ${notFoundFile('bare')};
${notFoundMap('^', '$')}
}
map "$request_uri|$request" $site_malformed {
  default "";
${notFoundMap('^\\|(?:GET|HEAD) /*', ' ')}
  ${regex('^\\|(?:GET|HEAD) /')} ${notFoundFile('bare')};
}`;
