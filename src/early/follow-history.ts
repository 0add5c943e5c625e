import { isHydrated, isOfDocument, pathOfDocument } from '../gatsby-runtime/hydration';
import { pagePathAt } from '../gatsby-runtime/router';

/** Gatsby's path of the page that was requested. Back may have changed the URL before any script ran. */
function pagePathRequested(): string | undefined {
  const [requested] = performance.getEntriesByType('navigation');
  return requested && pagePathAt(new URL(requested.name, window.location.origin).pathname);
}

/**
 * Loads the page of the current URL if the document is that of another page. After client-side navigation and a reload,
 * the history entries of several pages share one document: until hydration, Back and Forward between them change only
 * the URL.
 */
export function followHistory(): void {
  const pagePath = pathOfDocument();
  if (pagePath === undefined) return;
  const isElsewhere = () => !isOfDocument(window.location.pathname);
  // Reloads only if this document is the page that was requested. If the host has sent another page, such as Page Not
  // Found, reloading would repeat forever.
  if (isElsewhere() && pagePathRequested() === pagePath) window.location.reload();
  window.addEventListener('popstate', () => {
    if (!isHydrated() && isElsewhere()) window.location.reload();
  });
}
