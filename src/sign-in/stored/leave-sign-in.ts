import { isAt } from '../../i18n/is-at';
import { clearLoginNotice, leavePendingLogin } from './pending-login';
import { clear, resetKey } from './tab-storage';

/**
 * Removes what a sign-in page has stored in this tab, unless that page is shown: the e-mail and password of a login that
 * waits for its second factor, the notice above the login form, and the reset link. Called for each page that is shown,
 * by whatever way: loaded, from the back/forward cache, or by a client-side navigation.
 */
export function leaveSignIn(): void {
  if (!isAt('twoFactor')) leavePendingLogin();
  if (!isAt('login')) clearLoginNotice();
  if (!isAt('resetPassword')) clear(resetKey);
}
