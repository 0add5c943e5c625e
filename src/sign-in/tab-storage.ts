/*
 * Stores texts by name, for this tab alone and for a limited time. Functions, not objects with methods, so that the early
 * file contains only those that it calls.
 *
 * No clock measures the time of a tab by itself. That of the machine may be set back or forward at any moment;
 * `performance.now()` cannot, but begins anew with each document, and stands still while some systems sleep
 * (https://github.com/w3c/hr-time/issues/115). So a value says how much time is left and when that was measured: within a
 * document the longer of both times has passed since then, between two of them that of the machine, and never less than
 * none. A clock set back therefore neither loses a value nor prolongs it by more than the moment between two documents; one
 * set forward cannot be distinguished from sleep, and counts. What keeps a value measures it often, by reading it.
 */

/** Replaces `sessionStorage` where it is denied or full. */
const memory = new Map<string, string>();

/** By key: `performance.now()` when this document last measured the time left, and `at` of that. */
const marks = new Map<string, { at: number; now: number }>();

/** What was stored: texts by name, and the milliseconds that were left at a time in milliseconds since 1970. */
export type Stored<Name extends string> = Record<Name, string> & { left: number; at: number };

/** Stores texts for so many milliseconds. Returns what was stored. */
export function save<Name extends string>(key: string, texts: Record<Name, string>, left: number): Stored<Name> {
  const value = { ...texts, left, at: Date.now() };
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

/** What is stored, as it is. */
export function loadValue(key: string): unknown {
  try {
    return JSON.parse(load(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Milliseconds until a value becomes invalid, by the time that has passed since it was measured; NaN if it does not say. */
function timeLeft(key: string, { left, at }: Record<string, unknown>): number {
  const mark = marks.get(key);
  const inDocument = mark?.at === at ? performance.now() - (mark?.now ?? 0) : 0;
  return Number(left) - Math.max(0, Date.now() - Number(at), inDocument);
}

/**
 * Reads a value, by default the stored one, and stores it with the time left. Removes it if it is not complete, or valid
 * for longer than the limit in milliseconds; calls back if its time has run out.
 */
export function read<Name extends string>(
  key: string,
  names: readonly Name[],
  limit: number,
  onExpired?: () => void,
  value = loadValue(key),
): Stored<Name> | undefined {
  const fields: Record<string, unknown> = { ...(value as object) }; // Anything else than an object has none.
  const left = timeLeft(key, fields);
  const isComplete = names.every((name) => typeof fields[name] === 'string');
  if (isComplete && left > 0 && left <= limit) {
    const texts = Object.fromEntries(names.map((name) => [name, fields[name]])) as Record<Name, string>;
    const saved = save(key, texts, left);
    marks.set(key, { at: saved.at, now: performance.now() });
    return saved;
  }
  clear(key);
  if (isComplete && left <= 0) onExpired?.();
  return undefined;
}
