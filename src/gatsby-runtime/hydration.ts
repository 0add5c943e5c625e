import { hydrationMark } from './globals';
import { pagePathAt } from './router';

/** Whether React has hydrated the page, so that links can navigate client-side. */
export const isHydrated = (): boolean => performance.getEntriesByName(hydrationMark)[0] !== undefined;

/** Called when React has failed: the page counts as static HTML again, whose links load documents. */
export const forgetHydration = (): void => performance.clearMarks(hydrationMark);

/** Gatsby's path of this document's page; undefined in `develop`, whose pages are not hydrated. */
export const pathOfDocument = (): string | undefined => window.pagePath;

/** Whether a URL path belongs to the page in this document. */
export const isOfDocument = (pathname: string): boolean => pagePathAt(pathname) === pathOfDocument();
