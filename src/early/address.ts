import { isHydrated, isOfDocument, pathOfDocument } from '../gatsby-runtime/hydration';
import { pagePathAt } from '../i18n/address';
import { guardLocale } from '../i18n/locale-guard';

/**
 * Before the first paint: corrects a misspelt address, and redirects to the stored language's tree. Only changes the
 * address if this document is already the right page. Returns true if it loads another one.
 */
export function settleAddress(): boolean {
  const { history, location } = window;
  const target = guardLocale(location);
  if (target === undefined) return false;
  const [path = ''] = target.split(/[?#]/);
  if (!isOfDocument(path)) {
    // The parser goes on until the other document arrives, and what it has parsed would be painted on a slow network.
    document.documentElement.hidden = true;
    location.replace(target);
    return true;
  }
  history.replaceState(history.state, '', target);
  return false;
}

/** Gatsby's path of the page at the address that was requested, which Back may have left before any script ran. */
function pagePathRequested(): string | undefined {
  const [requested] = performance.getEntriesByType('navigation');
  return requested && pagePathAt(new URL(requested.name, window.location.origin).pathname);
}

/**
 * Before hydration, Back and Forward among the pages that an earlier visit of this document has shown change the address
 * alone: loads the page that belongs to it.
 */
export function followHistory(): void {
  const pagePath = pathOfDocument();
  if (pagePath === undefined) return;
  const isElsewhere = () => !isOfDocument(window.location.pathname);
  // If the host answers with another page, such as Page Not Found for a missing one, reloading would loop.
  if (isElsewhere() && pagePathRequested() === pagePath) window.location.reload();
  window.addEventListener('popstate', () => {
    if (!isHydrated() && isElsewhere()) window.location.reload();
  });
}
