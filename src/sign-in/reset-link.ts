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

const queryOfPage = (): URLSearchParams => new URLSearchParams(window.location.search);

/**
 * Adds the link to the state of this history entry, or removes it, and removes its parameters from the address; keys of
 * the router in the state are kept.
 */
function remember(resetLink: Stored<keyof ResetLink> | undefined): void {
  const { pathname, hash } = window.location;
  const query = queryOfPage();
  for (const name of names) query.delete(name);
  const rest = query.toString();
  window.history.replaceState({ ...state(), resetLink }, '', `${pathname}${rest && `?${rest}`}${hash}`);
}

/** Moves the link out of the address into the history entry, which survives a reload. An incomplete one is dropped. */
export function takeLinkFromAddress(): void {
  const query = queryOfPage();
  const link = { email: textOf(query.get('email')), token: textOf(query.get('token')) };
  if (link.email && link.token) remember(save(key, link, resetLimit));
  else if (query.has('email') || query.has('token')) remember(undefined);
}

/** Removes the parameters from the address of a page that has no use for them. */
export function dropLinkFromAddress(): void {
  if (queryOfPage().has('token')) remember(undefined);
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
