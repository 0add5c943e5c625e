import type { Memory } from './memory';

/** Attempts of one request for one e-mail address within the window. Further attempts are answered with 429. */
const allowedAttempts = 5;

/** The window starts at the first attempt for an e-mail address. In milliseconds. */
export const attemptsWindow = 300_000;

const attemptsKey = (call: string, email: string): string => `${call} ${email.trim().toLowerCase()}`;

/** Counts an attempt for an e-mail address. Returns false if there were too many. */
export function countAttempt(memory: Memory, call: string, email: string): boolean {
  const key = attemptsKey(call, email);
  const used = (memory.attempts.get(key) ?? 0) + 1;
  memory.attempts.set(key, used);
  if (used === 1) setTimeout(() => memory.attempts.delete(key), attemptsWindow).unref();
  return used <= allowedAttempts;
}

/** Resets the count after a success. */
export const forgetAttempts = ({ attempts }: Memory, call: string, email: string): void =>
  void attempts.delete(attemptsKey(call, email));
