import { locales } from '../../src/i18n/locales';
import { routePath, trees } from '../../src/i18n/paths';
import { routeIds, routes } from '../../src/routes';
import type { Description } from './description';
import { cacheControls, referrerPolicies, resourcePolicies } from './headers';
import { adminPaths, hashedPaths, type HeaderRule, headersFile } from './host-rules';

/** One by one: Netlify reads `/auth/*` as all that begins with `/auth`, scripts among them. */
const authPaths = trees.flatMap((tree) =>
  routeIds.filter((id) => routes[id].path.startsWith('auth/')).map((id) => routePath(id, tree)),
);

/** What a page cannot state itself. */
const framingAlone = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/**
 * Netlify's `_headers`. It revalidates by itself what no rule speaks of, and joins the values of a header that two
 * rules set: so none is set twice but the referrer policy, of which browsers take the last, and the resource policy of
 * link previews, where two values count as none: it lets anybody embed them, which is what the second says. Two
 * content security policies would both hold: where the editing interface has its own, all other pages state theirs.
 */
export const netlifyHeaders = ({ common, admin }: Description, files: readonly string[]): string =>
  headersFile([
    { path: '/*', headers: { ...common, ...(admin && framingAlone), 'Referrer-Policy': referrerPolicies.page } },
    ...(admin ? adminPaths.map((path): HeaderRule => ({ path, headers: admin })) : []),
    ...authPaths.map((path): HeaderRule => ({
      path,
      headers: { 'Referrer-Policy': referrerPolicies.auth, 'Cache-Control': cacheControls.auth },
    })),
    {
      path: '/og/*',
      headers: {
        'Cross-Origin-Resource-Policy': resourcePolicies.preview,
        'Cache-Control': cacheControls.other,
      },
    },
    ...hashedPaths(files).map((path): HeaderRule => ({ path, headers: { 'Cache-Control': cacheControls.hashed } })),
  ]);

/**
 * Netlify's `_redirects`, asked only where no file is: `/xx/terms` to the root, each tree's not-found page.
 * `/xx` alone cannot be told from a missing file; the not-found page leads on from there.
 */
export function netlifyRedirects(): string {
  const paths = routeIds.map((id) => routes[id].path).filter(Boolean);
  return [
    ...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    ...paths.map((path) => `/:language/${path} / 302`),
    '/* /404.html 404',
    '',
  ].join('\n');
}
