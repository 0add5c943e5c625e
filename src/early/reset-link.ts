import { isAt } from '../sign-in/is-at';
import { leaveResetLink, takeLinkFromAddress } from '../sign-in/reset-link';

/**
 * Takes e-mail and token of a reset link out of the address. Otherwise Gatsby would send them with its requests for page
 * data. Must run after `address.ts` has corrected the address, and dropped both from that of any other page.
 */
export function hideResetLink(): void {
  if (isAt('resetPassword')) takeLinkFromAddress();
  leaveResetLink();
}
