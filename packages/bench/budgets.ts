import type { PageWeight } from './page-weight';
import { isDemonstration } from '../../src/demonstration';
import { type RouteId, routes } from '../../src/routes';

const kB = 1000;

/** The viewport for which the sizes of pictures are counted: a phone, 390 CSS px wide, two device pixels to each. */
export const phone = { width: 390, density: 2 } as const;

/** The phone with the most pixels, for which the hero picture is the largest. */
export const densePhone = { width: 390, density: 3 } as const;

/** What a browser downloads without interaction, measured in a browser by `__tests__/browser/weight.spec.ts`. */
interface Arrived {
  /** All script, deferred included. */
  script: number;
  /** Everything but lazy pictures. */
  firstLoad: number;
}

/** What every page of a kind may weigh at most, in bytes over the wire. */
type Budget = Partial<Record<keyof PageWeight, number> & Arrived>;

const everyPage: Budget = {
  html: 18 * kB,
  // The markets page carries all instruments, what moves each class, and the SVG of twelve drawings, in the HTML and for
  // navigations in the page data. The strings that mark a demonstration come on top.
  pageData: 9.6 * kB + (isDemonstration ? 100 : 0),
  // Preloaded, so every kilobyte delays the LCP.
  fonts: 21.5 * kB,
  styles: 18 * kB,
  script: 92 * kB,
  // “About us” has eight pictures.
  pictures: 160 * kB,
};

/** Before the load event only the early file is fetched, and only the page's own styles are render-blocking. */
const held: Budget = { ...everyPage, earlyFile: 5 * kB, styles: 10.2 * kB };

/**
 * Pages with a form hydrate at once, so their scripts count as part of the first load. Their static HTML holds no form, so
 * they link the styles of all pages.
 */
const withForm: Budget = { ...everyPage, styles: 20.4 * kB, script: 118 * kB, firstLoad: 168 * kB };

/** The budget of a page. The home page and the forms also have one for everything the first visit downloads. */
export function budgetOf(route: RouteId): Budget {
  if (routes[route].template === 'sign-in-page') return withForm;
  // Includes the hero picture in the size for dense phones, and four drawings, which are in the HTML and in the page data.
  return route === 'home' ? { ...held, firstLoad: 153.5 * kB } : held;
}

/** The hero picture on a dense phone, because it is the LCP element of most pages. */
export const heroBudget = 30 * kB;

/** Lighthouse on a phone, slow 4G simulated. */
export const lighthouseBudget = { points: 100, largestPaint: 1200, blocking: 20, shift: 0.01 } as const;

/** From a click to the next paint, in milliseconds at a CPU four times slower. */
export const interactionBudget = { nextPage: 100, nextPageSlow4g: 150, accordion: 50, menu: 50 } as const;
