import { readAddress } from '../i18n/address';
import { routePath } from '../i18n/paths';
import type { RouteId } from '../routes';

/** The route of a link's page; undefined for other hosts, other schemes, files, and unknown addresses. */
export const routeOfLink = (link: HTMLAnchorElement): RouteId | undefined =>
  link.origin === window.location.origin ? readAddress(link.pathname).route : undefined;

/** Whether a link can be followed by client-side navigation. Not to the bare root, where the early file redirects. */
export const leadsToPage = (link: HTMLAnchorElement): boolean =>
  routeOfLink(link) !== undefined &&
  link.pathname === readAddress(link.pathname).path &&
  link.pathname !== routePath('home', 'bare');
