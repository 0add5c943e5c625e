import { pagePathAt } from '../i18n/address';
import { hydrationMark } from './globals';

/** Whether React runs the page, so that links are followed without loading a document. */
export const isHydrated = (): boolean => performance.getEntriesByName(hydrationMark)[0] !== undefined;

/** Called when React has failed: from then on the page is static again. */
export const forgetHydration = (): void => performance.clearMarks(hydrationMark);

/** Gatsby's path of the page in this document; undefined in `develop`, whose pages are not hydrated. */
export const pathOfDocument = (): string | undefined => window.pagePath;

/** Whether an address is that of the page in this document. */
export const isOfDocument = (pathname: string): boolean => pagePathAt(pathname) === pathOfDocument();
