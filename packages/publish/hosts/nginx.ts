import { trees } from '../../../src/i18n/paths';
import { notFoundFile, redirects } from './answers';
import type { Description } from './description';
import { type CacheClass, cacheControls, type Headers, previewHeaders, referrerPolicies } from './headers';
import { mediaTypes, textTypes } from './media-types';
import { addressMaps, quoted, regex } from './nginx-addresses';
import { cachePatterns, matches, pagePaths, pathPatterns } from './path-patterns';
import { htmlFileOf } from '../published-files';
import { isSecure } from '../site-facts';

/** Settings that differ from server to server. The rest of the configuration is the same on all servers. */
interface NginxPlace {
  /** Folder of the published files on the server. It may be a symbolic link to the folder of a release. */
  root: string;
  /**
   * Folder with files of earlier releases. If `root` lacks a file with a content hash, it is served from this folder.
   */
  kept: string;
  /** Value of the `listen` directive, such as `443 ssl http2` or `127.0.0.1:8080`. */
  listen: string;
  serverName: string;
  certificate?: { file: string; key: string };
}

const types = Object.entries(mediaTypes).map(([extension, type]) => `    ${type} ${extension};`);

const maps = `${addressMaps}
map $uri $site_referrer_by_path {
  default ${quoted(referrerPolicies.page)};
  ${regex(pathPatterns.signIn, '*')} ${quoted(referrerPolicies.signIn)};
}`;

const location = (match: string, ...lines: string[]): string =>
  `  location ${match} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;

const cacheFor = (name: CacheClass): string => `set $site_cache ${quoted(cacheControls[name])};`;
const referrerFor = (name: keyof typeof referrerPolicies): string => `set $site_referrer ${referrerPolicies[name]};`;

/** An exact location (`=`) for each page. nginx finds it without trying regular expressions. */
const pages = pagePaths.map((path) => {
  const own = matches(pathPatterns.signIn, path) ? [cacheFor('signIn'), referrerFor('signIn')] : [];
  return location(`= ${path}`, ...own, `try_files ${htmlFileOf(path)} =404;`);
});

// Each not-found page has a location of its own. Otherwise it would be sent with the cache headers of the location that
// was requested.
const notFoundPages = trees.map((tree) =>
  location(`= ${notFoundFile(tree)}`, 'internal;', cacheFor('revalidated'), referrerFor('page')),
);

const redirected = Object.entries(redirects).map(([path, to]) =>
  location(`= ${path}`, referrerFor('signIn'), `return 302 ${to}$is_args$args;`),
);

const files = cachePatterns
  .filter(([, name]) => name !== 'signIn')
  .map(([pattern, name]) =>
    location(`~ ${quoted(pattern)}`, cacheFor(name), `try_files $uri ${name === 'hashed' ? '@kept' : '=404'};`),
  );

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

/**
 * The location of the link preview pictures. A location with `add_header` inherits no headers from the server, so this
 * location lists all headers, although only one differs.
 */
const previews = (common: Headers): string =>
  location(
    `~ ${quoted(pathPatterns.preview)}`,
    cacheFor('other'),
    ...headerLines({ ...common, ...previewHeaders }),
    'try_files $uri =404;',
  );

const toAdmin = 'return 308 /admin$is_args$args;';

/**
 * Locations of the CMS. Some of its headers differ, and a location with `add_header` inherits no headers,
 * so these locations list all headers (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
 */
function adminLocations({ admin, common }: Description): string[] {
  if (!admin) return [];
  const { 'Referrer-Policy': referrer = '', ...own } = admin;
  const lines = [cacheFor('revalidated'), `set $site_referrer ${referrer};`, ...headerLines({ ...common, ...own })];
  return [
    // nginx chooses the location by the normalized path, so `//admin` has this location too. `$site_asked` is the path
    // as it was sent.
    location('= /admin', ...lines, 'if ($site_asked != /admin) {', `  ${toAdmin}`, '}', 'try_files /admin.html =404;'),
    ...['/admin.html', '/admin.html/', '/admin/'].map((path) => location(`= ${path}`, ...lines, toAdmin)),
    location(`~ ${quoted('^/admin/.')}`, ...lines, 'try_files $uri =404;'),
  ];
}

const locations = (description: Description, { kept }: NginxPlace): string => `
${pages.join('\n')}
${notFoundPages.join('\n')}
${redirected.join('\n')}
${location(`~ ${quoted(pathPatterns.neverServed)}`, 'return 404;')}
${location(`~ ${quoted(pathPatterns.notFoundPage)}`, 'return 404;')}
${location(`~* ${quoted(pathPatterns.unknownLanguage)}`, 'try_files $uri @root;')}
${adminLocations(description).join('\n')}
${location('~ /$', 'return 404;')}
${previews(description.common)}
${files.join('\n')}
${location('@kept', `root ${quoted(kept)};`, 'try_files $uri =404;')}
${location('@root', 'return 302 /$is_args$args;')}
${location(
  '= /.malformed',
  'internal;',
  cacheFor('revalidated'),
  referrerFor('page'),
  'if ($site_malformed = "") {',
  '  return 400;',
  '}',
  'try_files $site_malformed =404;',
)}
${location('/', 'try_files $uri =404;')}`;

/**
 * The directive `listen` for a port or an address. For a port, adds a line for IPv6 as a comment, since nginx would not
 * start with that line on a machine without IPv6.
 */
const listenOn = (port: string): string =>
  `  listen ${port};${
    /^\d+( |$)/.test(port) ? `\n  # Uncomment on a machine with an IPv6 address.\n  # listen [::]:${port};` : ''
  }`;

/** Redirects http to https on the configured host name, whatever the `Host` header says. */
const plainPort = (serverName: string, headers: Headers): string => `
server {
${listenOn('80')}
  server_name ${serverName};
  server_tokens off;
${indented(commonLines(headers, 'Strict-Transport-Security'))}
  return 301 https://${serverName}$request_uri;
}
`;

/** The text of the site's nginx configuration, to be included in the block `http`. */
export function nginxConfig(description: Description, place: NginxPlace): string {
  const { common, facts } = description;
  const { certificate } = place;
  return `# Written by the build; change packages/publish/ instead. Include it inside http { }.${maps}

server {
${listenOn(place.listen)}
  server_name ${place.serverName};
  root ${quoted(place.root)};
${certificate ? `  ssl_certificate ${quoted(certificate.file)};\n  ssl_certificate_key ${quoted(certificate.key)};\n  ssl_protocols TLSv1.2 TLSv1.3;\n` : ''}
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  open_file_cache max=4000 inactive=60s;
  open_file_cache_errors on;
  # Requests have no body, and headers of ordinary length.
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
  # Uncomment with the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static).
  # brotli_static on;

${indented(headerLines(common))}
  ${cacheFor('revalidated')}
  ${referrerFor('page')}

  # Another spelling of a page's address leads to its path. The location is a path from the map above, never the request's.
  if ($site_redirect) {
    set $site_referrer $site_referrer_by_path;
    return 308 $site_redirect$is_args$args;
  }

  error_page 404 $site_not_found;
  # nginx answers 400 to escapes that it cannot decode; to visitors that is a page that does not exist.
  error_page 400 =404 /.malformed;
${locations(description, place)}
}
${isSecure(facts) && certificate ? plainPort(place.serverName, common) : ''}`;
}
