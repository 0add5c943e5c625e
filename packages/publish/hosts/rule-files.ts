import { locales } from '../../../src/i18n/locales';
import { routePath, trees } from '../../../src/i18n/paths';
import { routeIds, routes } from '../../../src/routes';
import { notFoundFile } from './answers';
import type { Host } from './assemble';
import type { Description } from './description';
import { cacheControls, compressible, type Headers, referrerPolicies, resourcePolicies } from './headers';

/** The hosts that read `_headers` and `_redirects`. */
export type RuleHost = 'netlify' | 'cloudflare';

/** One block of a `_headers` file; in the path, `*` stands for any characters. */
type Rule = readonly [path: string, headers: Headers];

/** Listed one by one, because `/auth/*` on Netlify matches everything that starts with `/auth`, scripts included. */
const authPaths = trees.flatMap((tree) =>
  routeIds.filter((id) => routes[id].area === 'sign-in').map((id) => routePath(id, tree)),
);

/** Patterns that cover all published files with a hash in their name and no other, from the files themselves. */
export function hashedPaths(files: readonly string[]): string[] {
  const names = files.flatMap((file) => /^\/([^/]+[.-])[0-9a-f]{10,}\.(?:js|css)$/.exec(file)?.[1] ?? []);
  const patterns = names.map((name) => (name.startsWith('component---') ? '/component---*' : `/${name}*`));
  return ['/static/*', ...new Set(patterns)];
}

/** Exceptions from the headers of all paths. Without a rule for caching, both hosts have browsers revalidate. */
const exceptions = ({ admin }: Description, files: readonly string[]): Rule[] => [
  ...(admin ? ['/admin', '/admin/*'].map((path): Rule => [path, admin]) : []),
  ...authPaths.map((path): Rule => [
    path,
    { 'Referrer-Policy': referrerPolicies.signIn, 'Cache-Control': compressible(cacheControls.signIn) },
  ]),
  ['/og/*', { 'Cross-Origin-Resource-Policy': resourcePolicies.preview, 'Cache-Control': cacheControls.other }],
  ...hashedPaths(files).map((path): Rule => [path, { 'Cache-Control': cacheControls.hashed }]),
];

/** Whether pages of a host state their policy in a `<meta>` element (`assemble.ts`). */
export const isStatedByPages = (host: Host, { admin }: Description): boolean =>
  host === 'netlify' && admin !== undefined;

/** The directive that a policy in a `<meta>` element cannot have. */
export const framingPolicy = "frame-ancestors 'none'";

/** Both hosts ignore what is beyond. */
const limits = { rules: 100, line: 2000 };

/** The text of a `_headers` file. Throws beyond the hosts' limits. */
export function writeRules(blocks: readonly (readonly string[])[]): string {
  const long = blocks.flat().find((line) => line.length > limits.line);
  if (long) throw new Error(`_headers: a line has ${long.length} characters, hosts read ${limits.line}: ${long}`);
  if (blocks.length > limits.rules) throw new Error(`_headers: ${blocks.length} rules, hosts read ${limits.rules}`);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * The `_headers` of a host. Both join the values that several rules set for one header; how they differ:
 *
 * - Cloudflare Pages removes an earlier value by `! Name`, and by itself lets other sites read everything.
 * - Netlify cannot remove. Of two referrer policies browsers take the last; two values of
 *   `Cross-Origin-Resource-Policy` are invalid and so allow embedding, as is meant for link previews. But browsers
 *   enforce every content security policy: where the editing interface has its own, pages state theirs in a `<meta>`
 *   element (`assemble.ts`), and the header for all paths keeps what such an element cannot say.
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

/**
 * The `_redirects` of Netlify, which apply where no file is: each tree's not-found page. Cloudflare Pages finds it by
 * itself. Neither gets a rule for `/xx/terms`: it would shadow `/de/terms` or `/DE/terms`, so the early file of the
 * not-found page redirects instead.
 */
export const netlifyRedirects = (): string =>
  [...locales.map((locale) => `/${locale}/* ${notFoundFile(locale)} 404`), `/* ${notFoundFile('bare')} 404`, ''].join(
    '\n',
  );
