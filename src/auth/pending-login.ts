import type { Credentials } from '../broker/auth';

/** How long e-mail and password wait for the second factor, in milliseconds. */
export const pendingLimit = 10 * 60_000;

const storageKey = 'pendingLogin';

interface PendingLogin extends Credentials {
  /** Milliseconds since 1970. */
  expires: number;
}

/** Takes the place of a storage that is denied or full. */
let inMemory: string | null = null;

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
    // A storage that is denied holds nothing.
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
  save(JSON.stringify({ email, password, expires: Date.now() + pendingLimit } satisfies PendingLogin));
}

/** The login that waits for its second factor. One that waited too long, or was tampered with, is removed. */
export function readPendingLogin(): PendingLogin | undefined {
  const pending = parse(load());
  const left = (pending?.expires ?? 0) - Date.now();
  if (pending && left > 0 && left <= pendingLimit) return pending;
  clearPendingLogin();
  return undefined;
}
