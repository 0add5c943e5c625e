import { isAt } from '../i18n/is-at';
import { leaveSignIn } from '../sign-in/stored/leave-sign-in';
import { moveResetLink } from '../sign-in/stored/move-reset-link';

/**
 * Moves the e-mail address and token of a reset link out of the URL: otherwise Gatsby would send them with its requests
 * for page data. Also removes what other sign-in pages have stored. Does not wait for React, which may start late or
 * never. Must run after `correct-url.ts`, which removes a reset link on all other pages.
 */
export function settleSignInState(): void {
  if (isAt('resetPassword')) moveResetLink();
  leaveSignIn();
  window.addEventListener('pageshow', leaveSignIn);
}
