import { withoutResetLink } from '../../i18n/without-reset-link';
import { resetKey, save, type Stored } from './tab-storage';

/** How long a tab keeps a reset link, in milliseconds. Limited, because the link contains a secret token. */
export const resetLimit = 60 * 60_000;

/** A reset link as it was in the URL: query and fragment. Empty if it has expired. */
export type KeptLink = Stored<'link'>;

/**
 * Stores the link in the state of the current history entry, and sets the URL's query and fragment. The keys that
 * Gatsby's router has added to the state stay.
 */
export function keepInEntry(
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
 * Moves a reset link from the URL to the history entry, where it survives a reload. The new link replaces an earlier
 * one even if the new link is invalid: otherwise the form could change the password of another account.
 */
export function moveResetLink(): void {
  const link = window.location.search + window.location.hash;
  const suffix = withoutResetLink(link);
  if (suffix !== link) keepInEntry(save(resetKey, { link }, resetLimit), suffix);
}
