import { pathEnd } from '../../../src/i18n/read-address';
import { locales } from '../../../src/i18n/locales';
import { notFoundFile } from './answers';
import { pagePaths } from './path-patterns';

/** A quoted string in nginx's syntax. */
export const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** A regular expression in nginx's syntax. The flag `*` makes it case-insensitive. */
export const regex = (source: string, flag: '' | '*' = ''): string => quoted(`~${flag}${source}`);

/**
 * Lines of an nginx map from paths to the not-found page of their language. A language prefix must be followed by a slash
 * or by `end`, which matches the end of the path, so that `/den` is not taken for `/de`.
 */
const notFoundMap = (prefix: string, end: string): string =>
  locales.map((locale) => `  ${regex(`${prefix}/${locale}(?:/|${end})`, '*')} ${notFoundFile(locale)};`).join('\n');

/**
 * The rules of `src/i18n/read-address.ts` as nginx maps. nginx has already decoded and normalized `$uri`. It looks up the
 * strings of a map in a hash table, ignoring case (https://nginx.org/en/docs/http/ngx_http_map_module.html).
 *
 * - `$site_redirect`: the canonical path if a page was requested in another spelling; otherwise empty
 * - `$site_not_found`: the not-found page in the language of the requested path
 * - `$site_malformed`: the not-found page if nginx itself rejects the path, such as `/100%`; empty for other bad
 *   requests
 */
export const addressMaps = `
map $uri $site_stem {
  default $uri;
  ${regex(`^(?<site_path>.*?)${pathEnd.source}`, '*')} $site_path;
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
