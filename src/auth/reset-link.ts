import { isAt } from './location';

/** What the link in the recovery mail carries. */
export interface ResetLink {
  email: string;
  token: string;
}

/** Carries the link over a language switch, which makes a history entry of its own. */
let carried: ResetLink | undefined;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A plus that a mail program left as it was reads as a space; neither addresses nor tokens hold spaces. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().replaceAll(' ', '+') : '');

function linkOf(email: unknown, token: unknown): ResetLink | undefined {
  const link = { email: textOf(email), token: textOf(token) };
  return link.email && link.token ? link : undefined;
}

const state = (): object => (isObject(window.history.state) ? window.history.state : {});

function inHistory(): ResetLink | undefined {
  const { resetLink } = state() as { resetLink?: unknown };
  if (!isObject(resetLink)) return undefined;
  const { email, token } = resetLink as Partial<Record<keyof ResetLink, unknown>>;
  return linkOf(email, token);
}

function inQuery(): ResetLink | undefined {
  const query = new URLSearchParams(window.location.search);
  return linkOf(query.get('email'), query.get('token'));
}

/** The current address without what a reset link puts into it. */
function cleanAddress(): string {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.delete('email');
  query.delete('token');
  const rest = query.toString();
  return `${pathname}${rest && `?${rest}`}${hash}`;
}

/** Writes the link into this history entry, or takes it out, and leaves the router's own keys there alone. */
function remember(resetLink: ResetLink | undefined): void {
  const others = Object.entries(state()).filter(([key]) => key !== 'resetLink');
  const next = { ...Object.fromEntries(others), ...(resetLink && { resetLink }) };
  window.history.replaceState(next, '', cleanAddress());
}

/** The reset link of this page, from its history entry or its address, which is left clean. */
export function readResetLink(): ResetLink | undefined {
  carried = inQuery() ?? inHistory() ?? carried;
  remember(carried);
  return carried;
}

/** Once it is used, no trace of the link stays. */
export function forgetResetLink(): void {
  carried = undefined;
  remember(undefined);
}

/** Called when the form goes: only a language switch, which stays on the page, takes the link along. */
export function leaveResetLink(): void {
  if (!isAt('resetPassword')) carried = undefined;
}
