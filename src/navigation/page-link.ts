import { readAddress } from '../i18n/address';
import { routePath } from '../i18n/paths';
import type { RouteId } from '../routes';

/** The page that a link leads to; undefined for other hosts, other schemes, files, and addresses of no page. */
export const routeOfLink = (link: HTMLAnchorElement): RouteId | undefined =>
  link.origin === window.location.origin ? readAddress(link.pathname).route : undefined;

/** Whether Gatsby can show the page that a link leads to. The bare root only redirects, before React: the browser has to load it. */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  routeOfLink(link) !== undefined &&
  link.pathname === readAddress(link.pathname).path &&
  link.pathname !== routePath('home', 'bare');
