import type { Credentials } from '../broker/auth';

/** How long e-mail and password are held for the second factor, in milliseconds. */
export const pendingLimit = 10 * 60_000;

const storageKey = 'pendingLogin';

interface PendingLogin extends Credentials {
  /** Milliseconds since 1970. */
  expires: number;
  /** Whether the document with the code form has been left: for another page, or by a reload. */
  isLeft?: boolean;
}

/** Used where the storage is denied or full. */
let inMemory: string | null = null;

/** Whether the last login to be held was removed because its time was up. */
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
    // A denied storage holds nothing.
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

/** Otherwise the visitor followed a link or an address, went back or forward, or restored a closed tab. */
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * The login that is held for its second factor. It is removed if its time is up, if its page was left meanwhile, and if
 * what is stored was tampered with.
 */
export function readPendingLogin(): PendingLogin | undefined {
  const pending = parse(load());
  const timeLeft = (pending?.expires ?? 0) - Date.now();
  if (pending && timeLeft > 0 && timeLeft <= pendingLimit && (!pending.isLeft || isReload())) return pending;
  if (pending && timeLeft <= 0) isExpired = true;
  clearPendingLogin();
  return undefined;
}

/** Notes that the document with the code form is being left. The browser does not say whether by a reload, which the next document knows. */
export function markPendingLoginLeft(): void {
  const pending = parse(load());
  if (pending) save(JSON.stringify({ ...pending, isLeft: true } satisfies PendingLogin));
}

/** Whether the visitor is back at the login because the time for the code was up. */
export const hasPendingLoginExpired = (): boolean => isExpired;

export function forgetExpiry(): void {
  isExpired = false;
}
