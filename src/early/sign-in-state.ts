import { isAt } from '../i18n/is-at';
import { leaveSignIn } from '../sign-in/stored/leave-sign-in';
import { takeResetLink } from '../sign-in/stored/take-reset-link';

/**
 * Moves the e-mail address and token of a reset link out of the URL: otherwise Gatsby would send them with its requests
 * for page data. Removes what another sign-in page has stored: in the early script, because React may start late or never.
 * Must run after `address.ts`, which removes a reset link on all other pages.
 */
export function settleSignInState(): void {
  if (isAt('resetPassword')) takeResetLink();
  leaveSignIn();
  window.addEventListener('pageshow', leaveSignIn);
}
