import { navigate } from 'gatsby';
import { terminalUrl } from '../config';
import { localeOf, parsePath, routePath } from '../i18n/paths';
import { type RouteId, routes } from '../routes';
import { terminalAddress } from './terminal-url';

/*
 * Where the browser is and goes. The address is asked, not the component: between a request and its answer
 * the visitor may have switched the language or left.
 */

/** Whether the browser shows this page, in whatever tree. */
export const isAt = (route: RouteId): boolean => parsePath(window.location.pathname).rest === routes[route].path;

/** Goes to a page in the tree the browser is in. `replace` leaves no way back to the current one. */
export const goTo = (route: RouteId, options?: { replace: boolean }): void =>
  void navigate(routePath(route, parsePath(window.location.pathname).tree), options);

/** Leaves for the trading terminal, in the language of the page. Its address comes from the settings alone. */
export const leaveForTerminal = (): void =>
  window.location.assign(terminalAddress(terminalUrl, localeOf(parsePath(window.location.pathname).tree)));
