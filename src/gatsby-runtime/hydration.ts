import { hydrationMark } from './globals';
import { pagePathAt } from './router';

/**
 * Whether React has hydrated the page, so that links can navigate client-side. Always true in `gatsby develop`, where
 * React renders the page instead of hydrating it.
 */
export const isHydrated = (): boolean =>
  pathOfDocument() === undefined || performance.getEntriesByName(hydrationMark)[0] !== undefined;

/** Call this when React has failed: `isHydrated` then returns false, so links load documents. */
export const forgetHydration = (): void => performance.clearMarks(hydrationMark);

/** Gatsby's path of the page in this document; undefined in `gatsby develop`, which does not hydrate. */
export const pathOfDocument = (): string | undefined => window.pagePath;

export const isOfDocument = (pathname: string): boolean => pagePathAt(pathname) === pathOfDocument();
