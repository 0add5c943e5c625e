import type { Go } from './navigation';
import { leadsToPage } from './page-link';

/** Whether a click opens the page in the same tab: main button, no modifier key, not handled already. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Links to a fragment of the current page are left to the browser. */
const staysOnPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/**
 * Turns clicks on internal links into client-side navigations. One listener on the document works for all links, also
 * for those in text from Markdown, and saves React the fifty components with handlers that Gatsby's `Link` would need.
 * A language link and one to the page itself take the place of the page in the history.
 */
export const followLinks = (go: Go): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return;
    if (!leadsToPage(link) || staysOnPage(link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const isSame = link.dataset.locale !== undefined || pathname === window.location.pathname;
    void go({ to: `${pathname}${search}${hash}`, entry: isSame ? 'same' : 'new', link });
  });
