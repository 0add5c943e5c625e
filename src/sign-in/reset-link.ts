import { isAt } from './is-at';
import { type Stored, tabStorage } from './tab-storage';

/** How long a reset link is kept, in milliseconds: about as long as brokers accept one. */
const resetLimit = 60 * 60_000;

/** The parameters of the link in the recovery mail. */
export type ResetLink = Record<'email' | 'token', string>;

/**
 * Keeps the link through a language switch, which replaces the history entry, also where it loads another document. The
 * history entry keeps it where storage is denied, and when the visitor comes back to the page.
 */
const stored = tabStorage('resetLink', ['email', 'token'], resetLimit);

/** Replaces spaces by plus signs: mail programs may not encode a plus, and neither addresses nor tokens have spaces. */
const textOf = (parameter: string | null): string => (parameter ?? '').trim().replaceAll(' ', '+');

const state = (): { resetLink?: unknown } => {
  const value: unknown = window.history.state;
  return typeof value === 'object' && value !== null ? value : {};
};

/** The current address without the parameters of a reset link. */
function cleanAddress(): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('email');
  query.delete('token');
  const rest = query.toString();
  return `${pathname}${rest && `?${rest}`}${hash}`;
}

/** Adds the link to the state of this history entry, or removes it; keys of the router in the state are kept. */
function remember(resetLink: Stored<keyof ResetLink> | undefined): void {
  const others = Object.entries(state()).filter(([key]) => key !== 'resetLink');
  const next = { ...Object.fromEntries(others), ...(resetLink && { resetLink }) };
  window.history.replaceState(next, '', cleanAddress());
}

/** Moves the link out of the address into the history entry, which survives a reload. An incomplete one is dropped. */
export function takeLinkFromAddress(): void {
  const query = new URLSearchParams(window.location.search);
  if (!query.has('email') && !query.has('token')) return;
  const link = { email: textOf(query.get('email')), token: textOf(query.get('token')) };
  const isComplete = link.email !== '' && link.token !== '';
  if (isComplete) stored.save(link);
  remember(isComplete ? stored.read() : undefined);
}

/** Removes the parameters from the address of a page that has no use for them. */
export function dropLinkFromAddress(): void {
  if (new URLSearchParams(window.location.search).has('token'))
    window.history.replaceState(window.history.state, '', cleanAddress());
}

/** The reset link of this page, from its history entry or from where it was stored before a language switch. */
export function readResetLink(): ResetLink | undefined {
  takeLinkFromAddress();
  const { resetLink } = state();
  const link = stored.isValid(resetLink) ? resetLink : stored.read();
  if (link) stored.save(link);
  remember(link);
  return link;
}

/** Removes the link everywhere, after it has been used. */
export function forgetResetLink(): void {
  stored.clear();
  remember(undefined);
}

/** Drops what is stored on all pages but that of the link, to which a language switch leads too. */
export function leaveResetLink(): void {
  if (!isAt('resetPassword')) stored.clear();
}
