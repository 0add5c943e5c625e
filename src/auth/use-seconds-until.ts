import { useEffect, useState } from 'react';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - performance.now()) / 1000));

/** A countdown: whole seconds until a time of `performance.now()`, at least 0. */
export function useSecondsUntil(time: number): number {
  const [, redraw] = useState(0);
  const left = secondsUntil(time);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => redraw(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
