import type { Memory } from './memory';

/** Attempts at one call for one address within the window; after these, the API answers 429. */
const allowedAttempts = 5;

/** Milliseconds after the first attempt for an address in which its attempts are counted. */
export const attemptsWindow = 300_000;

const attemptsKey = (call: string, email: string): string => `${call} ${email.trim().toLowerCase()}`;

/** Counts an attempt for an address; returns false if there were too many. */
export function countAttempt(memory: Memory, call: string, email: string): boolean {
  const key = attemptsKey(call, email);
  const used = (memory.attempts.get(key) ?? 0) + 1;
  memory.attempts.set(key, used);
  if (used === 1) setTimeout(() => memory.attempts.delete(key), attemptsWindow).unref();
  return used <= allowedAttempts;
}

/** Begins to count anew, after a success. */
export const forgetAttempts = ({ attempts }: Memory, call: string, email: string): void =>
  void attempts.delete(attemptsKey(call, email));
