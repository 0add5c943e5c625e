import type { RouteId } from '../routes';
import { readAddress } from './read-address';

/**
 * Whether the browser shows a page, in any language. Reads the URL instead of props, which may be outdated: the visitor
 * may have left the page between request and response.
 */
export const isAt = (route: RouteId): boolean => readAddress(window.location.pathname).route === route;
