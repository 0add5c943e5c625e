import type { PageWeight } from './page-weight';
import type { RouteId } from '../src/routes';
import { routes } from '../src/routes';

const kB = 1000;

/** The window that pictures are weighed for: a phone of 390 CSS px with two device pixels to each. */
export const phone = { width: 390, density: 2 } as const;

/** What every page of a kind may weigh at most, in bytes over the wire. */
export type Budget = Partial<Record<keyof PageWeight, number>>;

const everyPage: Budget = {
  html: 18 * kB,
  pageData: 8 * kB,
  // 60 kB were allowed; they delay the largest paint, and are held where they are.
  fonts: 21.5 * kB,
  styles: 16 * kB,
  script: 90 * kB,
  // Held where it is: whoever scrolls to the end of “About us” sees fifteen pictures.
  pictures: 280 * kB,
};

/** Nothing but the early file comes before the load event, and nothing is painted with but the page's own styles. */
const held: Budget = { ...everyPage, earlyScript: 5 * kB, styles: 9.5 * kB };

/** Pages with a form load it at once. */
const withForm: Budget = { ...everyPage, script: 115 * kB, firstLoad: 165 * kB };

/** The budget of a page; the home page and forms have one for everything of their own as well. */
export function budgetOf(route: RouteId): Budget {
  if (routes[route].template === 'auth-page') return withForm;
  return route === 'home' ? { ...held, firstLoad: 140 * kB } : held;
}

/** Everything of its own that a phone downloads of the home page, headers and the pictures near the window included. */
export const homeWireBudget = 300 * kB;

/** The picture that a page opens with. */
export const heroBudget = 10 * kB;

/** Lighthouse on a phone, slow 4G simulated. */
export const lighthouseBudget = { points: 100, largestPaint: 1200, blocking: 20, shift: 0.01 } as const;

/** No longer may a page be deaf after it has loaded, in milliseconds. */
export const longestTaskBudget = 50;

/** What nginx must give under the generated configuration, as a share of what it gives for plain files without it. */
export const loadBudget = { budget: 0.95 } as const;

/** From the click to the painted answer, in milliseconds at a CPU four times slower. */
export const interactionBudget = { nextPage: 100, nextPageSlow4g: 150, disclosure: 50 } as const;
