import { clearPendingLogin } from '../auth/pending-login';
import { parsePath, routeAt } from '../i18n/paths';

function dropOnOtherPages(): void {
  if (routeAt(parsePath(window.location.pathname).rest) !== 'twoFactor') clearPendingLogin();
}

/**
 * Removes the e-mail and password that are held for the second factor on every page but its own, where React may start
 * late or never, and where the back/forward cache restores a page without running its scripts.
 */
export function dropPendingLoginElsewhere(): void {
  dropOnOtherPages();
  window.addEventListener('pageshow', dropOnOtherPages);
}
