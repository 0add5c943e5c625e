import type { Intervention } from './intervention';

/*
 * What: Gatsby hydrates a page in one task. `replaceHydrateFunction` in `gatsby-browser.tsx` hydrates in a transition,
 * which React divides into short tasks and interrupts to handle events.
 * Buys: at a CPU four times slower, the longest task of `/en` at the first interaction took 139 instead of 386 ms, and
 * tasks blocked input for 134 instead of 438 ms (medians of seven visits in turns, on a busy machine). No bytes.
 * Documentation: https://react.dev/reference/react/startTransition and
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/#replaceHydrateFunction
 * Take it out: delete this file, its row in `list.ts` and `replaceHydrateFunction`.
 * Holds: Gatsby documents the hook; `__tests__/browser` waits for hydration on every page.
 */
export const interruptibleHydration: Intervention = {
  name: 'interruptible-hydration',
  staysFor: 'time',
  pricedByHand: true,
};
