import { parsePath, routeAt, routePath } from '../i18n/paths';
import type { RouteId } from '../routes';

/** The page that a link leads to; undefined for other hosts, other schemes, files, and addresses that are no page's. */
export const routeOfLink = (link: HTMLAnchorElement): RouteId | undefined =>
  link.origin === window.location.origin ? routeAt(parsePath(link.pathname).rest) : undefined;

/** Whether Gatsby can show the page that a link leads to. The bare root only redirects, before React: the browser has to ask for it. */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  routeOfLink(link) !== undefined && link.pathname !== routePath('home', 'bare');
