import type { PageWeight } from './page-weight';
import { isDemonstration } from '../../src/demonstration';
import { type RouteId, routes } from '../../src/routes';

const kB = 1000;

/** The phone for which downloads are counted: its width in CSS pixels, and its device pixel ratio. */
export const phone = { width: 390, density: 2 } as const;

/** A device pixel ratio of 3, at which a phone downloads the largest hero picture. */
export const highDensity = 3;

/** Compressed bytes that a browser downloads, measured by `__tests__/browser/weight.spec.ts`. */
interface Download {
  /** All scripts that are downloaded before any interaction, including deferred ones. */
  script: number;
  /** All files that are downloaded before any interaction, except lazily loaded pictures. */
  firstLoad: number;
  /** All pictures, including lazily loaded ones. */
  pictures: number;
}

/** Maximum compressed bytes of a page: by kind of file, and of what a browser downloads. */
type Budget = Partial<Record<keyof PageWeight, number> & Download>;

const everyPage: Budget = {
  html: 18 * kB,
  // The budget of the page data is sized for the Markets page: all instruments and twelve SVG diagrams. On a
  // demonstration site, the notice on each page adds 100 bytes.
  pageData: 9.6 * kB + (isDemonstration ? 100 : 0),
  // Fonts are preloaded, so every kilobyte delays the LCP.
  fonts: 21.5 * kB,
  styles: 18 * kB,
  script: 92 * kB,
  // The budget of the pictures is sized for the page “About us”, which has eight.
  pictures: 160 * kB,
};

/**
 * The budget of pages that defer hydration: before the load event, they fetch only their own styles and the early
 * script.
 */
const held: Budget = { ...everyPage, earlyScript: 5 * kB, styles: 10.2 * kB };

/**
 * The budget of pages with a form. They hydrate at once, so all their scripts are part of the first load. They also
 * link the styles of all pages: the build selects a page's own styles by its static HTML, which does not contain the
 * form.
 */
const withForm: Budget = { ...everyPage, styles: 20.4 * kB, script: 118 * kB, firstLoad: 168 * kB };

/** The budget of a page. Home page and forms also have a budget for the whole first load. */
export function budgetOf(route: RouteId): Budget {
  if (routes[route].template === 'sign-in-page') return withForm;
  // The home page's first load includes the hero picture for high-density phones, and four diagrams, which are in the
  // HTML and in the page data.
  return route === 'home' ? { ...held, firstLoad: 153.5 * kB } : held;
}

/**
 * Maximum bytes of a picture that is not lazily loaded, at `highDensity`. On most pages the hero picture is the LCP
 * element.
 */
export const heroBudget = 30 * kB;

/**
 * Limits for Lighthouse's mobile run with simulated slow 4G: lowest score (points), and highest LCP and total blocking
 * time in milliseconds, and CLS.
 */
export const lighthouseBudget = { points: 100, largestPaint: 1200, blocking: 20, shift: 0.01 } as const;

/** Maximum milliseconds from a click to the next paint, on a CPU slowed down four times. */
export const interactionBudget = { nextPage: 100, nextPageSlow4g: 150, accordion: 50, menu: 50 } as const;
