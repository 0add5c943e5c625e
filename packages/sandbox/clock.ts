/** Milliseconds since 1970, as `Date.now`. */
export type Now = () => number;

/** A clock that can be set forward, so that tests need not wait until links and codes expire. */
export interface Clock {
  now: Now;
  /** Adds milliseconds to the current offset. */
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
