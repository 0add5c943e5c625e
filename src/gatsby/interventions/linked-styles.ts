import type { Intervention } from './intervention';

/*
 * What: Gatsby writes the styles of all pages into the HTML of each page. Finishing links them as files instead
 * (`linkStyles` in `packages/publish/finish/finish-page.ts`).
 * Buys: correctness, since the content security policy (`style-src 'self'`) refuses inline styles; 10 kB of each HTML file
 * after the first are cached besides.
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/20710 and https://github.com/gatsbyjs/gatsby/issues/1526 (no option).
 * Take it out: delete `linkStyles` and its calls; the policy would need a hash of the styles.
 * Holds: finishing throws if a page has no inline styles to replace.
 */
export const linkedStyles: Intervention = { name: 'linked-styles', staysFor: 'security policy' };
