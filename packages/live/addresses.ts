import { load } from 'cheerio';
import { normalPath } from '../../src/i18n/read-address';
import { localeOf, pathIn, routePath, type Tree, trees } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';
import { answerTo, notFoundFile } from '../publish/hosts/answers';
import type { HttpResponse, SendRequest } from './send-request';
import { judgeHeaders } from './files';
import type { Finding } from './finding';
import { findingsOf, ruleFile, type Site, withoutFalse } from './site';

const finding = findingsOf('addresses');

/** One page of each template, with different language prefixes. */
const sampled: readonly [RouteId, Tree][] = [
  ['terms', 'bare'],
  ['faq', 'fr'],
  ['login', 'de'],
];

const spellings: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}.html`,
];

/** Paths that must be redirected to a page: by the host, or by the early script (`src/early`). */
export const sloppyPaths: readonly string[] = [
  // Opened before the paths with `/fr` or `/de`, which store their language: the check expects the page to which this
  // path leads a visitor who has no language stored.
  '/xx/terms',
  ...sampled.flatMap(([route, tree]) => spellings.map((spell) => spell(routePath(route, tree)))),
];

/** A query string for requests that are redirected: the redirect must keep it. */
export const suffix = '?x=1';

/**
 * Checks the host's redirect of a path. Only nginx is checked: other hosts leave most redirects to the early script
 * (`src/early`).
 */
export function judgeRedirect(
  { host, manifest }: Pick<Site, 'host' | 'manifest'>,
  path: string,
  { address, status, headers }: HttpResponse,
): Finding[] {
  const wanted = answerTo(path, (file) => file in manifest.files);
  if (host !== 'nginx' || wanted.kind !== 'redirect') return [];
  const found = headers.get('location') ?? undefined;
  const target = new URL(wanted.location + suffix, address).href;
  if (status === wanted.status && found !== undefined && new URL(found, address).href === target) return [];
  const sent = `${status}${found === undefined ? '' : ` to ${found}`}`;
  return [
    finding(
      address,
      `it is answered ${sent} instead of ${wanted.status} to ${wanted.location}${suffix}`,
      ruleFile[host],
    ),
  ];
}

/** Checks that an unknown path is answered with 404 and the not-found page of its language. */
function judgeNotFound({ host }: Pick<Site, 'host'>, tree: Tree, { address, status, body }: HttpResponse): Finding[] {
  const $ = load(body.toString());
  const locale = localeOf(tree);
  const isPage = $('meta[name="robots"]').attr('content') === 'noindex' && $('html').attr('lang') === locale;
  const fix = `${ruleFile[host]}: where nothing is, ${notFoundFile(tree)} is sent with status 404`;
  return withoutFalse(
    status !== 404 && finding(address, `nothing is there, but it is answered ${status}`, fix),
    !isPage && finding(address, `its not-found page is not the site’s own in ${locale}`, fix),
  );
}

/** Checks the host's redirects, and its responses to unknown paths. */
export async function checkAddresses(site: Site, sendRequest: SendRequest): Promise<Finding[]> {
  const redirects = sloppyPaths.map(async (path) => {
    const answer = await sendRequest(site.url + path + suffix);
    // Netlify and Cloudflare Pages do not send the configured headers with their own redirects.
    const headers = site.host === 'nginx' && answer.status >= 300 ? judgeHeaders(site, normalPath(path), answer) : [];
    return [...judgeRedirect(site, path, answer), ...headers];
  });
  const missing = trees.map(async (tree) => {
    const answer = await sendRequest(site.url + pathIn(tree, 'no/such/page'));
    return [
      ...judgeNotFound(site, tree, answer),
      ...(answer.status === 404 ? judgeHeaders(site, notFoundFile(tree), answer) : []),
    ];
  });
  return (await Promise.all([...redirects, ...missing])).flat();
}
