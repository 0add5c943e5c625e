import type { Intervention } from './intervention';

/*
 * What: Gatsby links its scripts in the HTML and hydrates as soon as they arrive. Except on pages with a form,
 * finishing takes the scripts and their preloads out of the HTML (`packages/publish/finish/finish-page.ts`), and the early
 * file adds them when the loaded page is painted and the browser idle, or at the first interaction
 * (`src/early/defer-hydration.ts`). Gatsby's inline scripts, which the content security policy refuses, become values
 * in the early file.
 * Buys: 75 kB of script and 8 kB of styles (brotli) before the load event of `/en`.
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/25698 (no API), https://github.com/gatsbyjs/gatsby/issues/3427
 * (inline scripts and content security policies).
 * Take it out: let `needsOf` in `packages/publish/finish/finish-html.ts` say `hydratesAtOnce` of every page; then delete
 * `hydrateLater` there and all but the globals in `src/early/defer-hydration.ts`.
 * Holds: finishing throws if a page lacks one of the inline values or links no scripts.
 */
export const deferHydration: Intervention = { name: 'defer-hydration', staysFor: 'script' };
