import { adminSecurityPolicy } from './admin-security-policy';
import { contentSecurityPolicy, reportGroup } from './content-security-policy';
import { isSecure, type PublishingSettings } from '../settings';

/** Header names as browsers' documentation writes them, to values. */
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

/** Other sites may embed pictures for link previews, and nothing else of this site. */
export const resourcePolicies = { own: 'same-origin', preview: 'cross-origin' } as const;

/** The headers that every response carries: pages, assets, redirects and errors alike. */
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

/** Headers that differ for the editing interface; undefined where a site has none. */
export const adminHeaders = ({ editing }: PublishingSettings): Headers | undefined =>
  editing && {
    'Content-Security-Policy': adminSecurityPolicy(editing),
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  };

/** By path: the tile service requires a Referer, the sign-in area must never send one. */
export const referrerPolicies = { page: 'strict-origin-when-cross-origin', auth: 'no-referrer' } as const;

export const cacheControls = {
  /** The browser revalidates each time and gets 304 while unchanged. Also every redirect and error. */
  revalidated: 'no-cache',
  auth: 'no-store',
  /** The name changes with the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pictures for link previews, icons, robots.txt. */
  other: 'public, max-age=3600',
} as const;

export type CacheClass = keyof typeof cacheControls;
