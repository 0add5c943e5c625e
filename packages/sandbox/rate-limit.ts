import type { Memory } from './memory';

/**
 * How often an e-mail address may be used at one endpoint within `attemptsWindow`. Further attempts get the status 429.
 */
const allowedAttempts = 5;

/** Milliseconds from the first attempt with an e-mail address until the attempts are counted anew. */
export const attemptsWindow = 300_000;

const attemptsKey = (call: string, email: string): string => `${call} ${email.trim().toLowerCase()}`;

/** Counts an attempt with an e-mail address. Returns false if the allowed number is exceeded. */
export function countAttempt(memory: Memory, call: string, email: string): boolean {
  const key = attemptsKey(call, email);
  const used = (memory.attempts.get(key) ?? 0) + 1;
  memory.attempts.set(key, used);
  if (used === 1) setTimeout(() => memory.attempts.delete(key), attemptsWindow).unref();
  return used <= allowedAttempts;
}

/** Resets the number of attempts with an e-mail address, after a successful one. */
export const forgetAttempts = ({ attempts }: Memory, call: string, email: string): void =>
  void attempts.delete(attemptsKey(call, email));
