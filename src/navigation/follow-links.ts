import { navigate } from 'gatsby';
import { leadsToPage } from './page-link';

/** A click that wants the page here and now, not in a new tab and not as a file. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The browser goes to a place on the same page by itself. */
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

/** Called when the page has changed: links that waited for it, and stay on the next page, wait no more. */
export const stopWaiting = (): void =>
  document.querySelectorAll('a[aria-busy]').forEach((link) => link.removeAttribute('aria-busy'));

/**
 * Turns clicks on links to the site's pages into navigations without loading. One listener for all of them, so that a
 * link is nothing but a link: in the static HTML, in text from Markdown, and for React, which draws some fifty on a page.
 */
export const followLinks = (): void => document.addEventListener('click', handleClick);
