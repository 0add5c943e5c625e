import type { Intervention } from './intervention';

/*
 * What: Gatsby renders the whole page again at each navigation. Header and footer are rendered once for each language
 * and then stay as they are, with their own i18next instance; the current menu item follows one paint after the page's
 * heading (`src/layout/page-frame.tsx`, `page-shell.tsx`, `stable-translation.tsx`, and `plugins/page-frame`, a local
 * plugin because the site's own `wrapPageElement` would stand outside the provider of translations).
 * Buys: 21 ms from click to heading at a CPU four times slower (median and lower quartile, 14 rounds in turns),
 * measured against a `PageShell` that renders both again; no bytes.
 * Documentation: https://gatsbyjs.com/docs/ssr-apis/ (`wrapPageElement`).
 * Take it out: let `PageShell` render header and footer without state, and delete `StableTranslation` and the key.
 * Holds: `__tests__/unit/layout/page-shell.test.tsx` and `__tests__/browser/navigation.spec.ts` see that both stay.
 */
export const stableFrame: Intervention = { name: 'stable-frame', staysFor: 'time', pricedByHand: true };
