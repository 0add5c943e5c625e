import type { Intervention } from './intervention';

/*
 * What: links are `<a>` elements instead of Gatsby's `Link`. One listener turns clicks into client-side navigations
 * (`src/navigation/follow-links.ts`), and one observer prefetches pages (`src/navigation/fetch-ahead.ts`).
 * Buys: links in text from Markdown, which cannot contain components, navigate like all others. Rendering 50 links takes
 * 1.8 instead of 6.1 ms at a CPU four times slower (medians of fifteen); script is equal, 1.6 kB either way.
 * Upstream: https://www.gatsbyjs.com/plugins/gatsby-plugin-catch-links/ would do it for Markdown, beside `Link`.
 * Take it out: render `Link` in `src/components/route-link.tsx`, and add that plugin.
 * Holds: `__tests__/browser/navigation.spec.ts` follows links without loading a document.
 */
export const plainLinks: Intervention = { name: 'plain-links', staysFor: 'correctness', pricedByHand: true };
