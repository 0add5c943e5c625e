import { hasModifier } from '../browser/modifier-keys';
import { readAddress } from '../i18n/address';
import { addressIn } from '../i18n/language-link';
import { isLocale } from '../i18n/locales';
import { routePath } from '../i18n/paths';
import { storeLocale } from '../i18n/stored-locale';
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

/**
 * Whether a click opens the link in the same tab: it is made with the main button and without modifier key, and no
 * other listener has handled it.
 */
const opensHere = (event: MouseEvent): boolean => event.button === 0 && !event.defaultPrevented && !hasModifier(event);

const addressOf = ({ pathname, search, hash }: Location | HTMLAnchorElement): string => pathname + search + hash;

/** Whether a link leads to a fragment of the current page, which the browser itself handles. */
const staysOnPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/**
 * Turns clicks on internal links into client-side navigations. One listener on the document also covers links in
 * Markdown, and saves about fifty instances of Gatsby's component `Link`, each with its own handlers. Language links
 * and links to the current page replace the history entry.
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
