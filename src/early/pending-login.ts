import { isAt } from '../sign-in/is-at';
import { clearLoginNotice, leavePendingLogin } from '../sign-in/pending-login';

function dropOnOtherPages(): void {
  if (!isAt('twoFactor')) leavePendingLogin();
  if (!isAt('login')) clearLoginNotice();
}

/**
 * Removes the e-mail and password of a pending login on all pages except that of the second factor. Here and not in
 * React, which may start late or never; also when a page is restored from the back/forward cache, which runs no
 * scripts.
 */
export function dropPendingLoginElsewhere(): void {
  dropOnOtherPages();
  window.addEventListener('pageshow', dropOnOtherPages);
}
