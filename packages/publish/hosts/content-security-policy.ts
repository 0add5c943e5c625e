import { chartHost, tileHost } from '../../../src/config';
import { foreignOrigin, isSecure, type SiteFacts } from '../site-facts';

/** Name of the endpoint in the header `Reporting-Endpoints`. */
export const reportGroup = 'policy';

/**
 * The directives that make browsers report violations to a URL. `report-uri` is for browsers without the Reporting API;
 * other browsers ignore it (https://www.w3.org/TR/CSP3/#directive-report-uri).
 */
const reporting = (url: string | undefined): Record<string, readonly string[]> =>
  url ? { 'report-uri': [url], 'report-to': [reportGroup] } : {};

type Directives = Readonly<Record<string, readonly (string | undefined)[]>>;

/** Formats directives as the value of the CSP header. */
export const policyOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');

/** The CSP of all responses except `/admin`. It depends only on the settings, and has no hashes or nonces. */
export function contentSecurityPolicy(facts: SiteFacts): string {
  const api = foreignOrigin(facts.apiBase, facts.siteUrl);
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', tileHost],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, chartHost],
    'frame-src': [chartHost],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(isSecure(facts) && { 'upgrade-insecure-requests': [] }),
    ...reporting(facts.reportsUrl),
  });
}

/** The part of the policy that works in a `<meta>` element. */
export const policyForMeta = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !/^(?:frame-ancestors|report-)/.test(directive))
    .join('; ');
