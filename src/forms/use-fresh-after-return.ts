import { useEffect } from 'react';

/** Browsers keep a page they left and bring it back as it was: a form that was done starts anew then, without its passwords. */
export function useFreshAfterReturn(done: boolean, reset: () => void): void {
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted && done) reset();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [done, reset]);
}
