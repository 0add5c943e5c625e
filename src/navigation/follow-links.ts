import { navigate } from 'gatsby';
import { leadsToPage } from './page-link';

/** Whether a click opens the page in the same tab: main button, no modifier key, not handled already. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Links to a fragment of the current page are left to the browser. */
const staysOnPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return;
  if (!leadsToPage(link) || staysOnPage(link)) return;
  event.preventDefault();
  link.setAttribute('aria-busy', 'true');
  const { pathname, search, hash } = link;
  void navigate(`${pathname}${search}${hash}`, { replace: pathname === window.location.pathname });
}

/** Removes `aria-busy` after a navigation from links that are on the next page too, such as those in the header. */
export const stopWaiting = (): void =>
  document.querySelectorAll('a[aria-busy]').forEach((link) => link.removeAttribute('aria-busy'));

/**
 * Turns clicks on internal links into client-side navigations. One listener on the document works for all links, also
 * for those in text from Markdown, and saves React the fifty components with handlers that Gatsby's `Link` would need.
 */
export const followLinks = (): void => document.addEventListener('click', handleClick);
