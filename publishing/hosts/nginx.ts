import { locales } from '../../src/i18n/locales';
import { routePath, trees } from '../../src/i18n/paths';
import { routeIds } from '../../src/routes';
import type { Description } from './description';
import { type CacheClass, cacheControls, type Headers, referrerPolicies, resourcePolicies } from './headers';
import { mediaTypes, textTypes } from './media-types';
import { cachePatterns, pathPatterns } from './path-patterns';
import { isSecure } from '../settings';

/** Where the server stands; everything else follows from the description. */
export interface NginxPlace {
  /** Folder that the site was copied to, as nginx sees it. */
  root: string;
  /** Value of the `listen` directive, such as `443 ssl http2` or `127.0.0.1:8080`. */
  listen: string;
  serverName: string;
  certificate?: { file: string; key: string };
  /** Whether nginx has the module `ngx_http_brotli_static`. */
  brotli: boolean;
}

const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;
const regex = (source: string): string => quoted(`~${source}`);
const types = Object.entries(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`);

const maps = `
map $uri $site_referrer_by_path {
  default ${quoted(referrerPolicies.page)};
  ${regex(pathPatterns.auth)} ${quoted(referrerPolicies.auth)};
}
map $uri $site_not_found {
  default /404.html;
${locales.map((locale) => `  ${regex(`^/${locale}(?:/|$)`)} /${locale}/404.html;`).join('\n')}
}`;

const location = (match: string, ...lines: string[]): string =>
  `  location ${match} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;

const cacheFor = (name: CacheClass): string => `set $site_cache ${quoted(cacheControls[name])};`;
const referrerFor = (name: keyof typeof referrerPolicies): string => `set $site_referrer ${referrerPolicies[name]};`;

/** Every page by its exact address: nginx finds these without trying a single pattern, as fast as plain files. */
const pages = trees.flatMap((tree) =>
  routeIds
    .filter((route) => route !== 'notFound')
    .map((route) => {
      const path = routePath(route, tree);
      const own = new RegExp(pathPatterns.auth).test(path) ? [cacheFor('auth'), referrerFor('auth')] : [];
      return location(`= ${path}`, ...own, `try_files ${path === '/' ? '/index' : path}.html =404;`);
    }),
);

// Only what is found is kept: these pages answer for what is not, and take the cache rule back.
const notFoundPages = ['/404.html', ...locales.map((locale) => `/${locale}/404.html`)].map((page) =>
  location(`= ${page}`, 'internal;', cacheFor('revalidated'), referrerFor('page')),
);

const files = cachePatterns
  .filter(([, name]) => name !== 'auth')
  .map(([pattern, name]) => location(`~ ${quoted(pattern)}`, cacheFor(name), 'try_files $uri =404;'));

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

const commonLines = (common: Headers, without?: string): string[] =>
  Object.entries(common)
    .filter(([name]) => name !== without)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

const headerLines = (common: Headers): string[] => [
  ...commonLines(common),
  'add_header Referrer-Policy $site_referrer always;',
  'add_header Cache-Control $site_cache always;',
];

/** nginx inherits all headers or none: where one differs, all are said again. */
const previews = (common: Headers): string =>
  location(
    `~ ${quoted(pathPatterns.preview)}`,
    cacheFor('other'),
    ...headerLines({ ...common, 'Cross-Origin-Resource-Policy': resourcePolicies.preview }),
    'try_files $uri =404;',
  );

/** The editing interface says all headers again too, with its own. */
function adminLocations({ admin, common }: Description): string[] {
  if (!admin) return [];
  const { 'Referrer-Policy': referrer = '', ...own } = admin;
  const lines = [cacheFor('revalidated'), `set $site_referrer ${referrer};`, ...headerLines({ ...common, ...own })];
  return [
    location('= /admin', ...lines, 'try_files /admin.html =404;'),
    location('= /admin.html', ...lines, 'return 301 /admin$is_args$args;'),
    location(`~ ${quoted('^/admin/.')}`, ...lines, 'try_files $uri =404;'),
  ];
}

const locations = (description: Description): string => `
${pages.join('\n')}
${location('= /index.html', 'return 301 /$is_args$args;')}
${notFoundPages.join('\n')}
${location(`~ ${quoted(pathPatterns.neverServed)}`, 'return 404;')}
${location(`~ ${quoted(pathPatterns.notFoundPage)}`, 'return 404;')}
  # These patterns allow plain names alone, so that no address can turn them into a redirect to another host.
${location(`~ ${quoted(pathPatterns.trailingSlash)}`, 'set $site_referrer $site_referrer_by_path;', 'return 301 $1$is_args$args;')}
${location(
  `~ ${quoted(pathPatterns.htmlFile)}`,
  'set $site_clean $1;',
  'set $site_referrer $site_referrer_by_path;',
  'if (-f $request_filename) {',
  '  return 301 $site_clean$is_args$args;',
  '}',
  'return 404;',
)}
${adminLocations(description).join('\n')}
${previews(description.common)}
${files.join('\n')}
${location(`~ ${quoted(pathPatterns.unknownLanguage)}`, 'try_files $uri $uri.html @root;')}
${location('@root', 'return 302 /$is_args$args;')}
${location('/', 'try_files $uri $uri.html =404;')}`;

/** To the secure server, from the plain port, where nobody insists on https; the host is the configured one. */
const plainPort = (serverName: string, headers: Headers): string => `
server {
  listen 80;
  server_name ${serverName};
  server_tokens off;
${indented(commonLines(headers, 'Strict-Transport-Security'))}
  return 301 https://${serverName}$request_uri;
}
`;

/** The configuration of nginx for this site, to be included at the level of `http`. */
export function nginxConfig(description: Description, place: NginxPlace): string {
  const { common, settings } = description;
  const { certificate } = place;
  return `# Written by the build; change publishing/ instead. Include it inside http { }.${maps}

server {
  listen ${place.listen};
  server_name ${place.serverName};
  root ${quoted(place.root)};
${certificate ? `  ssl_certificate ${quoted(certificate.file)};\n  ssl_certificate_key ${quoted(certificate.key)};\n  ssl_protocols TLSv1.2 TLSv1.3;\n` : ''}
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  open_file_cache max=4000 inactive=60s;
  open_file_cache_errors on;
  # Nobody sends this site anything but short requests.
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  charset utf-8;
  charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
  default_type application/octet-stream;
  types {
${types.join('\n')}
  }

  # Files were compressed by the build.
  gzip_static on;
  gzip_vary on;
  ${place.brotli ? '' : '# Uncomment with the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static).\n  # '}brotli_static on;

${indented(headerLines(common))}
  ${cacheFor('revalidated')}
  ${referrerFor('page')}

  error_page 404 $site_not_found;
${locations(description)}
}
${isSecure(settings) && certificate ? plainPort(place.serverName, common) : ''}`;
}
