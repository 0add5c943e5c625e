import { hasModifier } from '../early/modifier-keys';
import { readAddress } from '../i18n/address';
import { addressIn } from '../i18n/language-link';
import { isLocale } from '../i18n/locales';
import { routePath } from '../i18n/paths';
import { storeLocale } from '../i18n/stored-locale';
import type { RouteId } from '../routes';
import type { Go } from './navigation';

/** The route of a link's page; undefined for other hosts, other schemes, files, and unknown addresses. */
export const routeOfLink = (link: HTMLAnchorElement): RouteId | undefined =>
  link.origin === window.location.origin ? readAddress(link.pathname).route : undefined;

/** Whether a link can be followed by client-side navigation. Not to the bare root, where the early file redirects. */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  routeOfLink(link) !== undefined &&
  link.pathname === readAddress(link.pathname).path &&
  link.pathname !== routePath('home', 'bare');

/** Whether a click opens the page in the same tab: main button, no modifier key, not handled already. */
const opensHere = (event: MouseEvent): boolean => event.button === 0 && !event.defaultPrevented && !hasModifier(event);

const addressOf = ({ pathname, search, hash }: Location | HTMLAnchorElement): string => pathname + search + hash;

/** Links to a fragment of the current page are left to the browser. */
const staysOnPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/**
 * Turns clicks on internal links into client-side navigations. One listener on the document works for all links, also
 * for those in text from Markdown, and saves React the fifty components with handlers that Gatsby's `Link` would need.
 * A language link, whose choice is stored first, and a link to the page itself take the place of the page in the history.
 */
export function followLinks(go: Go, signal: AbortSignal): void {
  const handleClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !opensHere(event) || link.target || link.hasAttribute('download')) return;
    const { locale } = link.dataset;
    if (isLocale(locale)) {
      event.preventDefault();
      storeLocale(locale);
      const to = addressIn(locale, window.location);
      if (to !== addressOf(window.location)) void go({ to, entry: 'same', link });
    } else if (leadsToPage(link) && !staysOnPage(link)) {
      event.preventDefault();
      const isSame = link.pathname === window.location.pathname;
      void go({ to: addressOf(link), entry: isSame ? 'same' : 'new', link });
    }
  };
  document.addEventListener('click', handleClick, { signal });
}
