import { isAt } from '../sign-in/is-at';
import { clearLoginNotice, leavePendingLogin } from '../sign-in/pending-login';
import { leaveResetLink, takeResetLink } from '../sign-in/take-reset-link';

/**
 * Takes e-mail and token of a reset link out of the address. Otherwise Gatsby would send them with its requests for page
 * data. Must run after `address.ts` has corrected the address, and dropped both from that of any other page.
 */
export function hideResetLink(): void {
  if (isAt('resetPassword')) takeResetLink();
  leaveResetLink();
}

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
