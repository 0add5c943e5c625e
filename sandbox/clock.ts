/** Milliseconds since 1970, as `Date.now`. */
export type Now = () => number;

/** A clock that tests and people can set forward, so that links and codes expire without waiting. */
export interface Clock {
  now: Now;
  /** Moves the clock by so many milliseconds, which add up. */
  advance(ms: number): void;
  reset(): void;
}

export function adjustable(base: Now): Clock {
  let offset = 0;
  return {
    now: () => base() + offset,
    advance: (ms) => {
      offset += ms;
    },
    reset: () => {
      offset = 0;
    },
  };
}
