import { opensHere } from '../browser/modifier-keys';
import { readAddress } from '../i18n/read-address';
import { routePath } from '../i18n/paths';
import type { RouteId } from '../routes';
import type { Go } from './navigation';

/** The page that a link leads to. Undefined for other hosts and schemes, files, and unknown paths. */
export const routeOfLink = (link: HTMLAnchorElement): RouteId | undefined =>
  link.origin === window.location.origin ? readAddress(link.pathname).route : undefined;

/**
 * Whether a link leads to the canonical path of a page, so that client-side navigation can follow it. False for `/`,
 * where only the early script can redirect to the visitor's language.
 */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  routeOfLink(link) !== undefined &&
  link.pathname === readAddress(link.pathname).path &&
  link.pathname !== routePath('home', 'bare');

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/** Whether a link leads to a fragment of the current page, which the browser itself handles. */
const staysOnPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/**
 * Turns clicks on internal links into client-side navigations. One listener also covers links in Markdown, and saves
 * about fifty instances of Gatsby's component `Link`, each with its own handlers. Language links and links to the
 * current page replace the history entry. Language links on the not-found page are followed too, although they lead to
 * unknown paths. The listener is on the window, so that the one of `src/early/language-links.ts` runs first.
 */
export function followLinks(go: Go, signal: AbortSignal): void {
  const handleClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !opensHere(event) || link.target || link.hasAttribute('download')) return;
    const isLanguageLink = link.dataset.locale !== undefined;
    if (!(isLanguageLink || leadsToPage(link)) || staysOnPage(link)) return;
    event.preventDefault();
    const replaces = isLanguageLink || link.pathname === window.location.pathname;
    void go({ to: addressOf(link), entry: replaces ? 'same' : 'new', link });
  };
  window.addEventListener('click', handleClick, { signal });
}
