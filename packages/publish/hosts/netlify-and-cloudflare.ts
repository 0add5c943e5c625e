import { locales } from '../../../src/i18n/locales';
import { notFoundFile, redirects } from './answers';
import type { Host } from './assemble';
import type { Description } from './description';
import { cacheControls, compressible, type Headers, previewHeaders, referrerPolicies } from './headers';
import { matches, pagePaths, pathPatterns } from './path-patterns';

/** Hosts that read `_headers` and `_redirects` files. */
type RuleHost = Exclude<Host, 'nginx'>;

/** A block of a `_headers` file. In the path, `*` stands for any characters. */
type Rule = readonly [path: string, headers: Headers];

/**
 * The paths of the sign-in area, one by one. A pattern is not possible: on Netlify `/auth/*` also matches scripts whose
 * name begins with `/auth`.
 */
const authPaths = pagePaths.filter((path) => matches(pathPatterns.signIn, path));

/** Patterns that match all published files with a content hash in their name, and no others. */
function hashedPaths(files: readonly string[]): string[] {
  const names = files.flatMap((file) => /^\/([^/]+[.-])[0-9a-f]{10,}\.(?:js|css)$/.exec(file)?.[1] ?? []);
  const patterns = names.map((name) => (name.startsWith('component---') ? '/component---*' : `/${name}*`));
  return ['/static/*', ...new Set(patterns)];
}

/**
 * Header rules for certain paths, in addition to the rule for all paths. The comment on `headersFile` says which value
 * takes effect if two rules set the same header. Without a caching rule for a file, Netlify and Cloudflare Pages make
 * browsers revalidate it.
 */
const exceptions = ({ admin }: Description, files: readonly string[]): Rule[] => [
  ...(admin ? ['/admin', '/admin/*'].map((path): Rule => [path, admin]) : []),
  ...authPaths.map((path): Rule => [
    path,
    { 'Referrer-Policy': referrerPolicies.signIn, 'Cache-Control': compressible(cacheControls.signIn) },
  ]),
  ['/og/*', { ...previewHeaders, 'Cache-Control': cacheControls.other }],
  ...hashedPaths(files).map((path): Rule => [path, { 'Cache-Control': cacheControls.hashed }]),
];

/** Whether the pages on a host have their CSP in a `<meta>` element (`assemble.ts`). */
export const isStatedByPages = (host: Host, { admin }: Description): boolean =>
  host === 'netlify' && admin !== undefined;

/** The CSP directive against framing. It must be in a header, since browsers ignore it in a `<meta>` element. */
export const framingPolicy = "frame-ancestors 'none'";

/**
 * Highest number of rules in a `_headers` file, and of characters in a line. Netlify and Cloudflare Pages ignore
 * further rules and longer lines.
 */
const limits = { rules: 100, line: 2000 };

/** Formats a `_headers` file. Throws if it exceeds the hosts' limits. */
export function writeRules(blocks: readonly (readonly string[])[]): string {
  const long = blocks.flat().find((line) => line.length > limits.line);
  if (long) throw new Error(`_headers: a line has ${long.length} characters, hosts read ${limits.line}: ${long}`);
  if (blocks.length > limits.rules) throw new Error(`_headers: ${blocks.length} rules, hosts read ${limits.rules}`);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * The `_headers` file of a host. If several rules for a path set the same header, the host joins their values.
 *
 * On Cloudflare Pages, a rule can remove the value of an earlier rule by `! Name`. The rule for all paths removes
 * `Access-Control-Allow-Origin`, by which Cloudflare Pages would let other sites read all files.
 *
 * On Netlify, a rule cannot remove an earlier value, so browsers get both. Of two referrer policies, they use the last.
 * Two values of `Cross-Origin-Resource-Policy` are invalid and therefore allow embedding, as intended for link
 * previews. But browsers enforce every CSP. So if the CMS has a CSP of its own, the CSP of pages is in a `<meta>`
 * element (`assemble.ts`). Only `frame-ancestors` stays in the header for all paths: browsers ignore it in a `<meta>`
 * element.
 */
export function headersFile(host: RuleHost, description: Description, files: readonly string[]): string {
  const everywhere: Headers = {
    ...description.common,
    ...(isStatedByPages(host, description) && { 'Content-Security-Policy': framingPolicy }),
    'Referrer-Policy': referrerPolicies.page,
  };
  const block = ([path, headers]: Rule, removed: readonly string[]): string[] => [
    path,
    ...(host === 'cloudflare' ? removed.map((name) => `  ! ${name}`) : []),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return writeRules([
    block(['/*', everywhere], ['Access-Control-Allow-Origin']),
    ...exceptions(description, files).map((rule) =>
      block(
        rule,
        Object.keys(rule[1]).filter((name) => name in everywhere),
      ),
    ),
  ]);
}

const redirectLines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 302`);

/**
 * The `_redirects` file of Cloudflare Pages, which finds by itself the not-found page in the language of a path without
 * a file.
 */
export const cloudflareRedirects = (): string => `${redirectLines.join('\n')}\n`;

/**
 * Netlify's `_redirects` file. For paths without a file, its last rules send the not-found page in the language of the
 * path. Paths with an unknown language, such as `/xx/terms`, have no rule, since it would also match `/de/terms` or
 * `/DE/terms`. A script in the head of the not-found page redirects visitors from these paths.
 */
export const netlifyRedirects = (): string =>
  [
    ...redirectLines,
    ...locales.map((locale) => `/${locale}/* ${notFoundFile(locale)} 404`),
    `/* ${notFoundFile('bare')} 404`,
    '',
  ].join('\n');
