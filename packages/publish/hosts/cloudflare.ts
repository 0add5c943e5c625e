import { locales } from '../../../src/i18n/locales';
import type { Description } from './description';
import { cacheControls, type Headers, referrerPolicies, resourcePolicies } from './headers';
import { adminPaths, hashedPaths, type HeaderRule, headersFile } from './host-rules';

const authPaths = ['/auth/*', ...locales.map((locale) => `/${locale}/auth/*`)];

const adminRules = (headers: Headers | undefined): HeaderRule[] =>
  headers ? adminPaths.map((path) => ({ path, without: Object.keys(headers), headers })) : [];

/**
 * The `_headers` of Cloudflare Pages, which joins values of several rules unless a later rule removes the earlier value.
 * There is no `_redirects`: Cloudflare finds each tree's not-found page and redirects trailing slashes and `.html` by
 * itself. A rule for `/xx/terms` would shadow `/de/terms`; the early file of the not-found page redirects instead.
 */
export const cloudflareHeaders = ({ common, admin }: Description, files: readonly string[]): string =>
  headersFile([
    {
      path: '/*',
      without: ['Access-Control-Allow-Origin'],
      headers: { ...common, 'Referrer-Policy': referrerPolicies.page, 'Cache-Control': cacheControls.revalidated },
    },
    ...authPaths.map((path): HeaderRule => ({
      path,
      without: ['Referrer-Policy', 'Cache-Control'],
      headers: { 'Referrer-Policy': referrerPolicies.auth, 'Cache-Control': cacheControls.auth },
    })),
    {
      path: '/og/*',
      without: ['Cross-Origin-Resource-Policy', 'Cache-Control'],
      headers: {
        'Cross-Origin-Resource-Policy': resourcePolicies.preview,
        'Cache-Control': cacheControls.other,
      },
    },
    ...adminRules(admin),
    ...hashedPaths(files).map((path): HeaderRule => ({
      path,
      without: ['Cache-Control'],
      headers: { 'Cache-Control': cacheControls.hashed },
    })),
  ]);
