import { readAddress } from '../i18n/address';

/**
 * Moves e-mail and token of a reset link from the address into the state of this history entry, which survives a
 * reload. Otherwise Gatsby would send them with its requests for page data. Must run after `address.ts` has corrected
 * the address.
 */
export function hideResetLink(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const [email, token] = [query.get('email'), query.get('token')];
  if (readAddress(pathname).route !== 'resetPassword' || (email === null && token === null)) return;
  query.delete('email');
  query.delete('token');
  const rest = query.toString();
  const state: unknown = window.history.state;
  window.history.replaceState(
    // Browsers allow any value as state; whatever the site itself puts there is an object or null.
    { ...(state as object | null), resetLink: { email: email ?? '', token: token ?? '' } },
    '',
    `${pathname}${rest && `?${rest}`}${hash}`,
  );
}
