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
 * Netlify's `_redirects`, which apply where no file is: each tree's not-found page. Its placeholders take any characters,
 * so a rule for `/xx/terms` would also redirect `/DE/terms`; the early file of the not-found page redirects instead.
 */
export const netlifyRedirects = (): string =>
  [...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`), '/* /404.html 404', ''].join('\n');
