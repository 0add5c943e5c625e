import { readAddress } from '../i18n/address';
import { dropLinkFromAddress, leaveResetLink, takeLinkFromAddress } from '../sign-in/reset-link';

const isForLink = (): boolean => readAddress(window.location.pathname).route === 'resetPassword';

/**
 * Removes the parameters of a reset link from the address of another page, such as one in an unknown language. Must run
 * before `address.ts` redirects, and before a request has the address as its referrer.
 */
export function dropStrayResetLink(): void {
  if (!isForLink()) dropLinkFromAddress();
}

/**
 * Takes e-mail and token of a reset link out of the address. Otherwise Gatsby would send them with its requests for page
 * data. Must run after `address.ts` has corrected the address.
 */
export function hideResetLink(): void {
  if (isForLink()) takeLinkFromAddress();
  else leaveResetLink();
}
