/*
 * Stores texts by name, for this tab alone and for a limited time. Functions, not objects with methods, so that the early
 * file contains only those that it calls.
 */

/** Replaces `sessionStorage` where it is denied or full. */
const memory = new Map<string, string>();

/** What was stored: texts by name, and when they become invalid, in milliseconds since 1970. */
export type Stored<Name extends string> = Record<Name, string> & { expires: number };

/** Stores texts for so many milliseconds. Returns what was stored. */
export function save<Name extends string>(key: string, texts: Record<Name, string>, limit: number): Stored<Name> {
  const value = { ...texts, expires: Date.now() + limit };
  clear(key);
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    memory.set(key, JSON.stringify(value));
  }
  return value;
}

export function clear(key: string): void {
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Access to storage is denied, so nothing is stored.
  }
}

export function load(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

function parse(text = 'null'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Milliseconds until a stored value becomes invalid; NaN if it does not say. */
const timeLeft = (value: unknown): number => Number(fieldOf(value, 'expires')) - Date.now();

/** Whether a value is complete, not too old, and not valid for longer than the limit. */
export const isValid = <Name extends string>(
  value: unknown,
  names: readonly Name[],
  limit: number,
): value is Stored<Name> =>
  names.every((name) => typeof fieldOf(value, name) === 'string') && timeLeft(value) > 0 && timeLeft(value) <= limit;

/** Reads what was stored. Removes a value that is not valid; calls back if its time has run out. */
export function read<Name extends string>(
  key: string,
  names: readonly Name[],
  limit: number,
  onExpired?: () => void,
): Stored<Name> | undefined {
  const value = parse(load(key));
  if (isValid(value, names, limit)) return value;
  clear(key);
  if (timeLeft(value) <= 0) onExpired?.();
  return undefined;
}
