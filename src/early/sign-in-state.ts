import { isAt } from '../sign-in/is-at';
import { clearLoginNotice, leavePendingLogin } from '../sign-in/pending-login';
import { leaveResetLink, takeResetLink } from '../sign-in/take-reset-link';

/**
 * Moves the e-mail address and token of a reset link out of the URL. Otherwise Gatsby would send them with its requests
 * for page data. Must run after `address.ts`, which removes both on all other pages.
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
 * Removes the stored e-mail and password of a pending login on all pages except that of the second factor. It is part
 * of the early script, because React may start late or never, and it also runs when a page is restored from the
 * back/forward cache.
 */
export function dropPendingLoginElsewhere(): void {
  dropOnOtherPages();
  window.addEventListener('pageshow', dropOnOtherPages);
}
