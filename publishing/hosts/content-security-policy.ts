import { foreignOrigin, isSecure, type PublishingSettings } from '../settings';
import { thirdParties } from './third-parties';

/** The one policy of every response: constant as long as the settings are, without hashes, nonces or exceptions. */
export function contentSecurityPolicy(settings: PublishingSettings): string {
  const api = foreignOrigin(settings.apiBase, settings.siteUrl);
  const directives: Record<string, readonly (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', thirdParties.mapTiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, thirdParties.charts],
    'frame-src': [thirdParties.charts],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(isSecure(settings) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values.filter(Boolean)].join(' '))
    .join('; ');
}

/** The part of the policy that a page can state itself, for hosts that cannot send headers. */
export const policyForMeta = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
