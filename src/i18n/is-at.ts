import { type RouteId, routes } from '../routes';
import { parsePath } from './paths';

/**
 * Whether the browser shows a page, in any language. Reads the URL instead of props, which may be outdated: the visitor
 * may have left the page between request and response.
 */
export const isAt = (route: RouteId): boolean => parsePath(window.location.pathname).rest === routes[route].path;
