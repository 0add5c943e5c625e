import { locales } from '../../../src/i18n/locales';
import { routePath, trees } from '../../../src/i18n/paths';
import { routeIds, routes } from '../../../src/routes';
import type { Description } from './description';
import { cacheControls, referrerPolicies, resourcePolicies } from './headers';
import { adminPaths, hashedPaths, type HeaderRule, headersFile } from './host-rules';

/** Listed one by one, because `/auth/*` on Netlify matches everything that starts with `/auth`, scripts included. */
const authPaths = trees.flatMap((tree) =>
  routeIds.filter((id) => routes[id].area === 'auth').map((id) => routePath(id, tree)),
);

/** The directive `frame-ancestors`, which browsers ignore in a `<meta>` element. */
const framingAlone = { 'Content-Security-Policy': "frame-ancestors 'none'" };

/**
 * Netlify's `_headers`. Without a rule Netlify revalidates; if several rules set a header, it joins their values. Only
 * two headers are set twice: `Referrer-Policy`, where the last value applies, and `Cross-Origin-Resource-Policy` of
 * link previews, where two values are invalid and so allow embedding, as intended. Browsers enforce every content
 * security policy, so with the editing interface's own one, all other pages state theirs in a `<meta>` element.
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
 * Netlify's `_redirects`, which apply where no file is: each tree's not-found page. Its placeholders take any
 * characters, so a rule for `/xx/terms` would also redirect `/DE/terms`; the early file of the not-found page redirects
 * instead.
 */
export const netlifyRedirects = (): string =>
  [...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`), '/* /404.html 404', ''].join('\n');
