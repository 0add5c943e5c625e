import { useSyncExternalStore } from 'react';

const minute = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
}

/** Returns the current time, updated each minute. Undefined in the static HTML, which was rendered at build time. */
export function useNow(): Date | undefined {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return minutes === undefined ? undefined : new Date(minutes * minute);
}
