import {
  adminHeaders,
  cacheControls,
  commonHeaders,
  type Headers,
  referrerPolicies,
  resourcePolicies,
} from './headers';
import { cachePatterns, pathPatterns } from './path-patterns';
import type { SiteFacts } from '../site-facts';

/** The site's headers, which are the same on every host. URL rules are in `src/i18n/read-address.ts`. */
export interface Description {
  facts: SiteFacts;
  /** Headers of every response. */
  common: Headers;
  /** Headers that differ for the CMS; undefined if there is none. */
  admin: Headers | undefined;
  /** All headers of a response. `path` is the served file or, if there is none, the requested path. */
  headersOf: (path: string, status: number) => Headers;
}

const foundStatuses = [200, 304];

const cacheControlOf = (path: string, status: number): string => {
  const found = foundStatuses.includes(status);
  const rule = found ? cachePatterns.find(([pattern]) => new RegExp(pattern).test(path)) : undefined;
  return cacheControls[rule?.[1] ?? 'revalidated'];
};

const referrerPolicyOf = (path: string): string =>
  referrerPolicies[new RegExp(pathPatterns.signIn, 'i').test(path) ? 'signIn' : 'page'];

const resourcePolicyOf = (path: string, status: number): string =>
  resourcePolicies[foundStatuses.includes(status) && new RegExp(pathPatterns.preview).test(path) ? 'preview' : 'own'];

const isAdmin = (path: string): boolean => new RegExp(pathPatterns.admin).test(path);

export function describePublishing(facts: SiteFacts): Description {
  const common = commonHeaders(facts);
  const admin = adminHeaders(facts);
  return {
    facts,
    common,
    admin,
    headersOf: (path, status) => ({
      ...common,
      'Cross-Origin-Resource-Policy': resourcePolicyOf(path, status),
      'Referrer-Policy': referrerPolicyOf(path),
      'Cache-Control': cacheControlOf(path, status),
      ...(isAdmin(path) && admin),
    }),
  };
}
