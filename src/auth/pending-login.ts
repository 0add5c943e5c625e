import type { Credentials } from '../broker/auth';

/** How long e-mail and password are stored for the second factor, in milliseconds. */
export const pendingLimit = 10 * 60_000;

const storageKey = 'pendingLogin';

interface PendingLogin extends Credentials {
  /** Milliseconds since 1970. */
  expires: number;
  /** Whether the document with the code form has been left: for another page, or by a reload. */
  isLeft?: boolean;
}

/** Replaces `sessionStorage` if it is denied or full. */
let inMemory: string | null = null;

/** Whether the last pending login was removed because its time had run out. */
let isExpired = false;

function save(value: string): void {
  try {
    window.sessionStorage.setItem(storageKey, value);
  } catch {
    inMemory = value;
  }
}

function load(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function clearPendingLogin(): void {
  inMemory = null;
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Access to storage is denied, so nothing is stored.
  }
}

const isPending = (value: unknown): value is PendingLogin =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'password' in value &&
  typeof value.password === 'string' &&
  'expires' in value &&
  typeof value.expires === 'number';

function parse(stored: string | null): PendingLogin | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storePendingLogin({ email, password }: Credentials): void {
  clearPendingLogin();
  forgetExpiry();
  save(JSON.stringify({ email, password, expires: Date.now() + pendingLimit } satisfies PendingLogin));
}

/** If false, the visitor followed a link, typed an address, used the history, or restored a closed tab. */
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * The login that waits for its second factor. It is removed if its time has run out, if its page has been left since,
 * or if the stored value is not valid.
 */
export function readPendingLogin(): PendingLogin | undefined {
  const pending = parse(load());
  const timeLeft = (pending?.expires ?? 0) - Date.now();
  if (pending && timeLeft > 0 && timeLeft <= pendingLimit && (!pending.isLeft || isReload())) return pending;
  if (pending && timeLeft <= 0) isExpired = true;
  clearPendingLogin();
  return undefined;
}

/** Stores that the document with the code form unloads. Only the next document can see whether that was a reload. */
export function markPendingLoginLeft(): void {
  const pending = parse(load());
  if (pending) save(JSON.stringify({ ...pending, isLeft: true } satisfies PendingLogin));
}

/** Whether the visitor was sent back to the login because the time for the code had run out. */
export const hasPendingLoginExpired = (): boolean => isExpired;

export function forgetExpiry(): void {
  isExpired = false;
}
