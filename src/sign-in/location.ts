import { terminalUrl } from '../config';
import { localeOf, parsePath, routePath } from '../i18n/paths';
import { navigateTo } from '../navigation/start';
import type { RouteId } from '../routes';
import { dropTypedValues } from './form/typed-values';
import { terminalAddress } from './terminal-address';

/*
 * Navigations in the tree of the current address, instead of that in React's props, which may be outdated: between a
 * request and its response the visitor may have switched the language.
 */

const currentTree = () => parsePath(window.location.pathname).tree;

/** Navigates to a page in the current tree. `replace` replaces the current history entry. */
export const goTo = (route: RouteId, options?: { replace: boolean }): void =>
  navigateTo(routePath(route, currentTree()), options);

/**
 * Opens the trading terminal in the language of the page. Its address comes only from the settings of the build. What was
 * typed is forgotten: Back may restore this document.
 */
export function leaveForTerminal(): void {
  dropTypedValues();
  window.location.assign(terminalAddress(terminalUrl, localeOf(currentTree())));
}
