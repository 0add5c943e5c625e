import { isAt } from '../../i18n/is-at';
import { clearLoginNotice, leavePendingLogin } from './pending-login';
import { clear, resetKey } from './tab-storage';

/**
 * Removes what sign-in pages have stored in this tab, except the data of the page that is shown. The data are the
 * e-mail and password of a login that waits for its second factor, the notice above the login form, and the reset link.
 * Called whenever a page is shown: after loading, from the back/forward cache, and after a client-side navigation.
 */
export function leaveSignIn(): void {
  if (!isAt('twoFactor')) leavePendingLogin();
  if (!isAt('login')) clearLoginNotice();
  if (!isAt('resetPassword')) clear(resetKey);
}
