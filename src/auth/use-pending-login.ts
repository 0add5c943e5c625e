import { useEffect, useState } from 'react';
import { goTo, isAt } from './location';
import { clearPendingLogin, readPendingLogin } from './pending-login';

/**
 * Watches the login that waits for its second factor: without one, or when its time is up, the page leads to the login;
 * leaving the page removes it, and a language switch does not leave it. Answers whether there is one.
 */
export function usePendingLogin(): boolean {
  const [expires] = useState(() => readPendingLogin()?.expires);
  useEffect(() => {
    const handleExpiry = () => {
      clearPendingLogin();
      goTo('login', { replace: true });
    };
    const timer = setTimeout(handleExpiry, Math.max(0, (expires ?? 0) - Date.now()));
    return () => {
      clearTimeout(timer);
      if (!isAt('twoFactor')) clearPendingLogin();
    };
  }, [expires]);
  return expires !== undefined;
}
