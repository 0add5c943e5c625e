import { useEffect, useState } from 'react';
import { goTo, isAt } from './location';
import { clearPendingLogin, markPendingLoginLeft, readPendingLogin } from './pending-login';

/** Without a login that is held, the code form has nothing to send. */
function checkPendingLogin(): void {
  if (!readPendingLogin()) goTo('login', { replace: true });
}

/** Browsers also report that the page becomes hidden while it unloads, after `pagehide`. */
function handleVisibilityChange(): void {
  if (document.visibilityState === 'visible') checkPendingLogin();
}

/** A page from the back/forward cache was left meanwhile. */
function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) clearPendingLogin();
  checkPendingLogin();
}

/**
 * Watches the login that is held for its second factor, and returns whether there is one. Without one the page leads to
 * the login. It is removed when its time is up, by the clock, since timers stop while a tab or the machine sleeps, and when
 * the page is left; a language switch and a reload do not leave it.
 */
export function usePendingLogin(): boolean {
  const [expires] = useState(() => readPendingLogin()?.expires);
  useEffect(() => {
    const timer = setTimeout(checkPendingLogin, Math.max(0, (expires ?? 0) - Date.now()));
    document.addEventListener('visibilitychange', handleVisibilityChange);
    window.addEventListener('pageshow', handlePageShow);
    window.addEventListener('pagehide', markPendingLoginLeft);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      window.removeEventListener('pageshow', handlePageShow);
      window.removeEventListener('pagehide', markPendingLoginLeft);
      if (!isAt('twoFactor')) clearPendingLogin();
    };
  }, [expires]);
  return expires !== undefined;
}
