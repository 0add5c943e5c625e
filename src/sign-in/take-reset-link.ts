import { withoutResetLink } from '../i18n/address';
import { isAt } from './is-at';
import { clear, save, type Stored } from './tab-storage';

/** How long a reset link is kept, in milliseconds: about as long as brokers accept one. */
export const resetLimit = 60 * 60_000;

/**
 * The tab keeps the link through a language switch, which replaces the history entry, also where it loads another
 * document. The history entry keeps it where storage is denied, and when the visitor comes back to the page.
 */
export const resetKey = 'resetLink';

/** A reset link as it stood in the address: query and fragment. Empty if its time has run out. */
export type KeptLink = Stored<'link'>;

/**
 * Sets the link in the state of this history entry, and query and fragment of the address; keys of the router in the state
 * are kept.
 */
export function remember(
  resetLink: KeptLink | undefined,
  suffix = window.location.search + window.location.hash,
): void {
  window.history.replaceState(
    { ...(window.history.state as object), resetLink },
    '',
    window.location.pathname + suffix,
  );
}

/**
 * Moves a reset link out of the address into the history entry, which survives a reload. Whatever it is worth, it replaces the
 * one before: a form for another account than that of the link last opened would change the wrong password.
 */
export function takeResetLink(): void {
  const link = window.location.search + window.location.hash;
  const suffix = withoutResetLink(link);
  if (suffix !== link) remember(save(resetKey, { link }, resetLimit), suffix);
}

/** Removes a stored link on all pages except that for a new password, which a language switch also leads to. */
export function leaveResetLink(): void {
  if (!isAt('resetPassword')) clear(resetKey);
}
