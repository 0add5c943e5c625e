import { useEffect } from 'react';

/**
 * Calls back each second, and at once when the page is left or seen again: timers stand still while a tab or the machine
 * sleeps, and in the back/forward cache. The function must stay the same.
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
