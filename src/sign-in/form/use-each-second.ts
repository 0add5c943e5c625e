import { useEffect } from 'react';

/**
 * Calls `check` each second, and when the page is hidden or shown again: timers stop while a tab or the machine sleeps,
 * and in the back/forward cache. `check` must be the same function in each render.
 */
export function useEachSecond(check: () => void): void {
  useEffect(() => {
    const timer = setInterval(check, 1000);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, [check]);
}
