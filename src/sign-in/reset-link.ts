import { withoutResetLink } from '../i18n/address';
import { isAt } from './is-at';
import { clear, isValid, read, save, type Stored } from './tab-storage';

/** How long a reset link is kept, in milliseconds: about as long as brokers accept one. */
const resetLimit = 60 * 60_000;

const names = ['email', 'token'] as const;

/** The parameters of the link in the recovery mail. */
export type ResetLink = Record<(typeof names)[number], string>;

/**
 * The tab keeps the link through a language switch, which replaces the history entry, also where it loads another
 * document. The history entry keeps it where storage is denied, and when the visitor comes back to the page.
 */
const key = 'resetLink';

/** Replaces spaces by plus signs: mail programs may not encode a plus, and neither addresses nor tokens have spaces. */
const textOf = (parameter: string | null): string => (parameter ?? '').trim().replaceAll(' ', '+');

const state = (): { resetLink?: unknown } => {
  const value: unknown = window.history.state;
  return typeof value === 'object' && value !== null ? value : {};
};

/**
 * Adds the link to the state of this history entry, or removes it, and removes its parameters from the address; keys of
 * the router in the state are kept.
 */
function remember(resetLink: Stored<keyof ResetLink> | undefined): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState({ ...state(), resetLink }, '', pathname + withoutResetLink(search) + hash);
}

/** Moves the link out of the address into the history entry, which survives a reload. An incomplete one is dropped. */
export function takeLinkFromAddress(): void {
  const { search } = window.location;
  const query = new URLSearchParams(search);
  const link = { email: textOf(query.get('email')), token: textOf(query.get('token')) };
  if (link.email && link.token) remember(save(key, link, resetLimit));
  else if (withoutResetLink(search) !== search) remember(undefined);
}

/** The reset link of this page, from its history entry or from where it was stored before a language switch. */
export function readResetLink(): ResetLink | undefined {
  takeLinkFromAddress();
  const { resetLink } = state();
  const link = isValid(resetLink, names, resetLimit) ? resetLink : read(key, names, resetLimit);
  if (!link) remember(undefined);
  else remember(save(key, { email: link.email, token: link.token }, link.expires - Date.now()));
  return link;
}

/** Removes the link everywhere, after it has been used. */
export function forgetResetLink(): void {
  clear(key);
  remember(undefined);
}

/** Drops what is stored on all pages but that of the link, to which a language switch leads too. */
export function leaveResetLink(): void {
  if (!isAt('resetPassword')) clear(key);
}
