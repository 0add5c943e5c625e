import { isHydrated, isOfDocument, pathOfDocument } from '../gatsby-runtime/hydration';
import { requestedPath } from './requested-path';

/**
 * Loads the page of the current URL if this document contains another page. After client-side navigation and a reload,
 * the history entries of several pages share one document: until hydration, Back and Forward between them change only
 * the URL.
 */
export function followHistory(): void {
  if (pathOfDocument() === undefined) return;
  const isElsewhere = () => !isOfDocument(window.location.pathname);
  const requested = requestedPath();
  // Reloads only if this document is the page that was requested. If the host has sent another page, such as Page Not
  // Found, reloading would repeat forever.
  if (requested !== undefined && isOfDocument(requested) && isElsewhere()) window.location.reload();
  window.addEventListener('popstate', () => {
    if (!isHydrated() && isElsewhere()) window.location.reload();
  });
}
