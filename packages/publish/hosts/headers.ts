import { adminSecurityPolicy } from './admin-security-policy';
import { contentSecurityPolicy, reportGroup } from './content-security-policy';
import { isSecure, type PublishingSettings } from '../settings';

/** Values by header name, in the usual capitalisation. */
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

/** Cross-Origin-Resource-Policy: other sites may embed pictures for link previews, and nothing else of this site. */
export const resourcePolicies = { own: 'same-origin', preview: 'cross-origin' } as const;

/** The headers of all responses, including redirects and errors. */
export const commonHeaders = (settings: PublishingSettings): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': resourcePolicies.own,
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  ...(settings.reportsUrl && { 'Reporting-Endpoints': `${reportGroup}="${settings.reportsUrl}"` }),
  ...(isSecure(settings) && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});

/** Headers that differ for the editing interface; undefined if the site has none. */
export const adminHeaders = ({ editing }: PublishingSettings): Headers | undefined =>
  editing && {
    'Content-Security-Policy': adminSecurityPolicy(editing),
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  };

/**
 * Referrer policy by path. Never more than the origin, because the address of a page that does not exist may have the token
 * of a reset link in it; the map's tile service requires a `Referer`, and forms must never send one.
 */
export const referrerPolicies = { page: 'strict-origin', signIn: 'no-referrer' } as const;

/** Forbids proxies to change what they pass on, as to remove comments, which React hydrates by. */
const noTransform = ', no-transform';

/** The values of `Cache-Control`; path-patterns.ts says which files have which. */
export const cacheControls = {
  /** The browser revalidates at each use, and gets 304 if the file has not changed. Also for redirects and errors. */
  revalidated: `no-cache${noTransform}`,
  signIn: `no-store${noTransform}`,
  /** For files with a hash of their content in the name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pictures for link previews, icons, robots.txt. */
  other: 'public, max-age=3600',
} as const;

/**
 * A `Cache-Control` for hosts that compress responses on their way. They send one with `no-transform` uncompressed:
 * https://developers.cloudflare.com/speed/optimization/content/compression/
 */
export const compressible = (cacheControl: string): string => cacheControl.replace(noTransform, '');

export type CacheClass = keyof typeof cacheControls;
