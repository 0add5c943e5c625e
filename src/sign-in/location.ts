import { terminalUrl } from '../config';
import { readAddress } from '../i18n/read-address';
import { localeOf, routePath } from '../i18n/paths';
import { navigateTo } from '../navigation/start';
import type { RouteId } from '../routes';
import { forgetTyped } from './form/form-state';
import { clearPendingLogin } from './stored/pending-login';
import { terminalAddress } from './terminal-address';

/*
 * The current language prefix, from the URL instead of props, which may be outdated: the visitor may have switched the
 * language between request and response.
 */

const currentTree = () => readAddress(window.location.pathname).tree;

/** Navigates to a page in the current language. `replace` replaces the current history entry. */
export const goTo = (route: RouteId, options?: { replace: boolean }): void =>
  navigateTo(routePath(route, currentTree()), options);

/**
 * Opens the trading terminal in the page's language. Its URL comes from the build settings only. Deletes typed values,
 * since Back may restore this document, and the e-mail and password that waited for the second factor.
 */
export function leaveForTerminal(): void {
  forgetTyped();
  clearPendingLogin();
  window.location.assign(terminalAddress(terminalUrl, localeOf(currentTree())));
}
