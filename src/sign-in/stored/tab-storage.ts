/*
 * Stores texts in this tab for a limited time. Exports functions instead of an object, so that the script in the head
 * of every page (src/early) contains only the functions that it calls.
 *
 * No clock alone can measure how much time has passed. The system clock may be changed at any moment.
 * `performance.now()` starts at zero in each document, and stops on some systems while the machine sleeps
 * (https://github.com/w3c/hr-time/issues/115). So each value is stored with the time that is left (`left`) and the
 * moment when that was measured (`at`, by the system clock), and each read updates both.
 * - If the same document has read the value before, the time passed since then is measured by both clocks. The larger
 *   result counts.
 * - In a new document only the system clock can measure the time. A negative result counts as zero.
 *
 * Setting the system clock back thus gains no time within a document. Setting it forward counts as time passed, since
 * the same happens while a machine sleeps.
 */

/**
 * The key under which a reset link survives a change of language, which replaces the history entry and may load a
 * document. The history entry has the link too, for browsers that deny storage and for visitors who come back. The key
 * is in this file because every page deletes the link, and should not download the code that reads one.
 */
export const resetKey = 'resetLink';

/** Used instead of `sessionStorage` if that is denied or full. */
const memory = new Map<string, string>();

/** When this document last measured the time left, by key: `now` by `performance.now()`, `at` by the system clock. */
const marks = new Map<string, { at: number; now: number }>();

/**
 * A stored value: texts by name, and `left`, the milliseconds that were left at the time `at` (milliseconds since
 * 1970).
 */
export type Stored<Name extends string> = Record<Name, string> & { left: number; at: number };

/** Stores texts for `left` milliseconds. Returns the stored value. */
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
    // Storage is denied, so there is nothing to remove.
  }
}

export function load(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/** Returns the stored value without any validation. */
export function loadValue(key: string): unknown {
  try {
    return JSON.parse(load(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Returns the milliseconds until a value expires; NaN if `left` or `at` is missing. */
function timeLeft(key: string, { left, at }: Record<string, unknown>): number {
  const mark = marks.get(key);
  const inDocument = mark?.at === at ? performance.now() - (mark?.now ?? 0) : 0;
  return Number(left) - Math.max(Date.now() - Number(at), inDocument);
}

/**
 * Reads a value, by default the stored one, and stores it again with the time left. Removes it if a text is missing or
 * its time exceeds `limit` (milliseconds). Calls `onExpired` if its time has run out.
 */
export function read<Name extends string>(
  key: string,
  names: readonly Name[],
  limit: number,
  onExpired?: () => void,
  value = loadValue(key),
): Stored<Name> | undefined {
  const fields: Record<string, unknown> = { ...(value as object) }; // `fields` is empty if `value` is no object.
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
