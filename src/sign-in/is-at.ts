import { parsePath } from '../i18n/paths';
import { type RouteId, routes } from '../routes';

/**
 * Whether the browser shows this page, in any tree. Reads the address instead of React's props, which may be
 * outdated: between a request and its response the visitor may have left the page.
 */
export const isAt = (route: RouteId): boolean => parsePath(window.location.pathname).rest === routes[route].path;
