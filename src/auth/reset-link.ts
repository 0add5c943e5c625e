import { isAt } from './is-at';

/** The parameters of the link in the recovery mail. */
export interface ResetLink {
  email: string;
  token: string;
}

/** Keeps the link during a language switch, which replaces the history entry. */
let carried: ResetLink | undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Replaces spaces by plus signs: mail programs may not encode a plus, and neither addresses nor tokens have spaces. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().replaceAll(' ', '+') : '');

function linkOf(email: unknown, token: unknown): ResetLink | undefined {
  const link = { email: textOf(email), token: textOf(token) };
  return link.email && link.token ? link : undefined;
}

const state = (): object => (isObject(window.history.state) ? window.history.state : {});

function inHistory(): ResetLink | undefined {
  const { resetLink }: { resetLink?: unknown } = state();
  if (!isObject(resetLink)) return undefined;
  const { email, token }: Partial<Record<keyof ResetLink, unknown>> = resetLink;
  return linkOf(email, token);
}

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
function remember(resetLink: ResetLink | undefined): void {
  const others = Object.entries(state()).filter(([key]) => key !== 'resetLink');
  const next = { ...Object.fromEntries(others), ...(resetLink && { resetLink }) };
  window.history.replaceState(next, '', cleanAddress());
}

/** Moves the link out of the address into the history entry, which survives a reload. An incomplete one is dropped. */
export function moveLinkToHistory(): void {
  const query = new URLSearchParams(window.location.search);
  if (query.has('email') || query.has('token')) remember(linkOf(query.get('email'), query.get('token')));
}

/** The reset link of this page, from its history entry or its address, from which it is removed. */
export function readResetLink(): ResetLink | undefined {
  moveLinkToHistory();
  carried = inHistory() ?? carried;
  remember(carried);
  return carried;
}

/** Removes the link everywhere, after it has been used. */
export function forgetResetLink(): void {
  carried = undefined;
  remember(undefined);
}

/** Called when the form unmounts. Drops the link unless the page stays the same, as with a language switch. */
export function leaveResetLink(): void {
  if (!isAt('resetPassword')) carried = undefined;
}
