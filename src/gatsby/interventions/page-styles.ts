import type { Intervention } from './intervention';

/*
 * What: a page links only the rules that its HTML can match. The early file loads the rest before Gatsby's scripts
 * (`packages/publish/finish/page-styles.ts`, `src/early/defer-hydration.ts`).
 * Buys: 7 kB of styles (brotli) before the first paint, 9 instead of 16. Without it the LCP of `/en`, `/de` and
 * `/en/market` was 129, 78 and 135 ms later (Lighthouse on two builds in turns). Pages whose accepted LCP is 1,130 to
 * 1,142 ms would exceed the budget of 1,200 ms.
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/21728 (Gatsby bundles all styles by design).
 * Take it out: link `assets.styles` on every page in `packages/publish/finish/finish-page.ts`, delete `page-styles.ts` beside
 * it, and let the early file add scripts alone.
 * Holds: finishing throws if there is not exactly one file of styles, and on an at-rule that it cannot divide.
 */
export const pageStyles: Intervention = { name: 'page-styles', staysFor: 'first paint', pricedByHand: true };
