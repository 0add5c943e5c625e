import { useEffect, useState } from 'react';
import { isAt } from './is-at';
import { goTo } from './location';
import { clearPendingLogin, markPendingLoginLeft, readPendingLogin } from './pending-login';

/** Without a pending login there is nothing to send, so the page redirects to the login. */
function checkPendingLogin(): void {
  if (!readPendingLogin()) goTo('login', { replace: true });
}

/** Ignores `visibilitychange` after `pagehide`: browsers fire it for a page that unloads too. */
function handleVisibilityChange(): void {
  if (document.visibilityState === 'visible') checkPendingLogin();
}

/** A page that is restored from the back/forward cache has been left before. */
function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) clearPendingLogin();
  checkPendingLogin();
}

/**
 * Returns whether there is a pending login; without one, redirects to the login. It is removed when its time has run
 * out, by the clock, since timers stop while a tab or the machine sleeps, and when the page is left. A language switch
 * or a reload does not count as leaving.
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
