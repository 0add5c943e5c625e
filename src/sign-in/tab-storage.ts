/** Replaces `sessionStorage` where it is denied or full. */
const memory = new Map<string, string>();

function load(key: string): string | undefined {
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

/** What was stored: texts by name, and when they become invalid, in milliseconds since 1970. */
export type Stored<Name extends string> = Record<Name, string> & { expires: number };

/**
 * Stores texts under a key, for this tab alone and for a limited time in milliseconds. A value that is incomplete, too
 * old, or would be valid for longer than the limit counts as none.
 */
export function tabStorage<Name extends string>(key: string, names: readonly Name[], limit: number) {
  const isValid = (value: unknown): value is Stored<Name> =>
    names.every((name) => typeof fieldOf(value, name) === 'string') && timeLeft(value) > 0 && timeLeft(value) <= limit;

  const clear = (): void => {
    memory.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Access to storage is denied, so nothing is stored.
    }
  };

  const save = (value: Record<Name, string>): void => {
    clear();
    const text = JSON.stringify({ expires: Date.now() + limit, ...value });
    try {
      window.sessionStorage.setItem(key, text);
    } catch {
      memory.set(key, text);
    }
  };

  /** Removes a value that is not valid; calls back if its time has run out. */
  const read = (onExpired?: () => void): Stored<Name> | undefined => {
    const value = parse(load(key));
    if (isValid(value)) return value;
    clear();
    if (timeLeft(value) <= 0) onExpired?.();
    return undefined;
  };

  return { isValid, save, read, clear };
}
