import { adminHeaders, cacheControls, commonHeaders, type Headers, previewHeaders, referrerPolicies } from './headers';
import { cachePatterns, matches, pathPatterns } from './path-patterns';
import type { SiteFacts } from '../site-facts';

/** The site's headers, which are the same on every host. URL rules are in `src/i18n/read-address.ts`. */
export interface Description {
  facts: SiteFacts;
  /** Headers of every response. */
  common: Headers;
  /** Headers of the CMS that differ from those of every response; undefined if the site has no CMS. */
  admin: Headers | undefined;
  /** All headers of a response. `path` is the served file or, if there is none, the requested path. */
  headersOf: (path: string, status: number) => Headers;
}

const cacheControlOf = (file: string): string =>
  cacheControls[cachePatterns.find(([pattern]) => matches(pattern, file))?.[1] ?? 'revalidated'];

export function describePublishing(facts: SiteFacts): Description {
  const common = commonHeaders(facts);
  const admin = adminHeaders(facts);
  return {
    facts,
    common,
    admin,
    headersOf: (path, status) => {
      const isFound = status === 200 || status === 304;
      return {
        ...common,
        ...(isFound && matches(pathPatterns.preview, path) && previewHeaders),
        'Referrer-Policy': referrerPolicies[matches(pathPatterns.signIn, path, 'i') ? 'signIn' : 'page'],
        'Cache-Control': isFound ? cacheControlOf(path) : cacheControls.revalidated,
        ...(matches(pathPatterns.admin, path) && admin),
      };
    },
  };
}
