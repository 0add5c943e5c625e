import { useEffect } from 'react';

/** Resets a form that was sent successfully when the browser restores its page from the back/forward cache. */
export function useResetAfterReturn(isDone: boolean, reset: () => void): void {
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted && isDone) reset();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [isDone, reset]);
}
