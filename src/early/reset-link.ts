import { isAt } from '../auth/is-at';
import { moveLinkToHistory } from '../auth/reset-link';

/**
 * Takes e-mail and token of a reset link out of the address. Otherwise Gatsby would send them with its requests for page
 * data. Must run after `address.ts` has corrected the address.
 */
export function hideResetLink(): void {
  if (isAt('resetPassword')) moveLinkToHistory();
}
