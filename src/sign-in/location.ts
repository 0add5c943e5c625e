import { terminalUrl } from '../config';
import { readAddress } from '../i18n/read-address';
import { localeOf, routePath } from '../i18n/paths';
import { navigateTo } from '../navigation/start';
import type { RouteId } from '../routes';
import { forgetTyped } from './form/form-state';
import { clearPendingLogin } from './stored/pending-login';
import { terminalAddress } from './terminal-address';

/*
 * Reads the current language prefix from the URL. Props may be outdated: the visitor may have switched the language
 * between request and response.
 */

const currentTree = () => readAddress(window.location.pathname).tree;

/** Navigates to a page in the current language. `replace` replaces the current history entry. */
export const goTo = (route: RouteId, options?: { replace: boolean }): void =>
  navigateTo(routePath(route, currentTree()), options);

/**
 * Opens the trading terminal in the page's language. Its URL comes from the build settings only. Before that, deletes
 * the pending login and all typed values, since Back may restore this document.
 */
export function leaveForTerminal(): void {
  forgetTyped();
  clearPendingLogin();
  window.location.assign(terminalAddress(terminalUrl, localeOf(currentTree())));
}
