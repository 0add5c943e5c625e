import { adminSecurityPolicy } from './admin-security-policy';
import { contentSecurityPolicy, reportGroup } from './content-security-policy';
import { isSecure, type SiteFacts } from '../site-facts';

/** Header values by name, in the usual capitalisation. */
export type Headers = Readonly<Record<string, string>>;

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The header that differs for link preview pictures, so that other sites may embed them. */
export const previewHeaders: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers of all responses, including redirects and errors. */
export const commonHeaders = (facts: SiteFacts): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(facts),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  ...(facts.reportsUrl && { 'Reporting-Endpoints': `${reportGroup}="${facts.reportsUrl}"` }),
  ...(isSecure(facts) && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});

/** Headers of the CMS that differ from those of all responses; undefined if the site has no CMS. */
export const adminHeaders = ({ editing }: SiteFacts): Headers | undefined =>
  editing && {
    'Content-Security-Policy': adminSecurityPolicy(editing),
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  };

/**
 * Referrer policies of pages. In the sign-in area, pages send no `Referer`. All other pages send only their origin: the
 * map's tile service requires a `Referer`, but the URL of a page that does not exist may contain the token of a reset
 * link.
 */
export const referrerPolicies = { page: 'strict-origin', signIn: 'no-referrer' } as const;

/** Forbids proxies to change responses: some remove comments, which React needs for hydration. */
const noTransform = ', no-transform';

/** Values of `Cache-Control`. path-patterns.ts says which value each file gets. */
export const cacheControls = {
  /** The browser revalidates at each use, and gets 304 if the file has not changed. Also for redirects and errors. */
  revalidated: `no-cache${noTransform}`,
  signIn: `no-store${noTransform}`,
  /** For files with a content hash in their name. */
  hashed: 'public, max-age=31536000, immutable',
  /** For link preview pictures, icons and robots.txt. */
  other: 'public, max-age=3600',
} as const;

/**
 * Removes `no-transform` from a `Cache-Control`: hosts that compress responses themselves would send such a response
 * uncompressed. https://developers.cloudflare.com/speed/optimization/content/compression/
 */
export const compressible = (cacheControl: string): string => cacheControl.replace(noTransform, '');

export type CacheClass = keyof typeof cacheControls;
