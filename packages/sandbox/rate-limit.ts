import type { Now } from './clock';

/** How many attempts are allowed within the window, by kind of request. */
const tries = { login: 5, code: 10, confirmation: 3, register: 10, forgot: 5, reset: 10 } as const;

const windowMs = 5 * 60_000;

type Limited = keyof typeof tries;

export interface RateLimit {
  /** Counts an attempt. Returns the seconds to wait if there were too many, otherwise undefined. */
  take(what: Limited, who: string): number | undefined;
  /** Resets the count, after a success. */
  forget(what: Limited, who: string): void;
  clear(): void;
}

/** Counts per account and network address, so that an attacker cannot lock others out of their account. */
export function rateLimit(now: Now): RateLimit {
  const counts = new Map<string, { used: number; until: number }>();
  const dropOld = () => counts.forEach(({ until }, key) => until <= now() && counts.delete(key));
  return {
    take: (what, who) => {
      dropOld();
      const key = `${what} ${who}`;
      const count = counts.get(key) ?? { used: 0, until: now() + windowMs };
      counts.set(key, { ...count, used: count.used + 1 });
      return count.used < tries[what] ? undefined : Math.ceil((count.until - now()) / 1000);
    },
    forget: (what, who) => void counts.delete(`${what} ${who}`),
    clear: () => counts.clear(),
  };
}
