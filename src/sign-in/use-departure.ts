import { useEffect, useState } from 'react';
import type { FormName } from '../routes';
import { idle, setStatus, useStatus } from './form/form-state';

/**
 * After a success another page, such as the terminal, loads. If it has not loaded after this many milliseconds, the
 * form can be sent again.
 */
const departureLimit = 30_000;

/**
 * Lets a form be sent again after a success: if the next page has not loaded in time, or if the visitor comes back to
 * this document. Returns a number that changes when the form must be remounted: a page restored from the back/forward
 * cache shows the form as it was left.
 */
export function useDeparture(form: FormName): number {
  const [round, setRound] = useState(0);
  const { state } = useStatus(form);
  const isDone = state === 'success' || state === 'twoFactor';
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setStatus(form, { ...idle, state: 'failed' }), departureLimit);
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setStatus(form, idle);
      setRound((count) => count + 1);
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [isDone, form]);
  return round;
}
