import { useEffect, useState } from 'react';
import { isAt } from './is-at';
import { goTo } from './location';
import { explainAtLogin, leavePendingLogin, readPendingLogin } from './pending-login';
import { statusAt } from './request';

/**
 * Without a pending login there is nothing to send, so the page redirects to the login, which says why. Time that runs
 * out while a code is on its way does not count before the answer.
 */
export function checkPendingLogin(): void {
  if (statusAt('twoFactor').state === 'sending' || readPendingLogin()) return;
  explainAtLogin();
  goTo('login', { replace: true });
}

function handleVisibilityChange(): void {
  if (document.visibilityState === 'visible') checkPendingLogin();
}

/**
 * Returns whether there is a pending login; without one, redirects to the login. It is removed when its time has run
 * out, by the clock, since timers stop while a tab or the machine sleeps, and when another page of the site is shown. A
 * language switch, a reload, or another site in between, such as that of the mailbox, does not count as leaving.
 */
export function usePendingLogin(): boolean {
  const [expires] = useState(() => readPendingLogin()?.expires);
  useEffect(() => {
    const timer = setTimeout(checkPendingLogin, Math.max(0, (expires ?? 0) - Date.now()));
    document.addEventListener('visibilitychange', handleVisibilityChange);
    window.addEventListener('pageshow', checkPendingLogin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      window.removeEventListener('pageshow', checkPendingLogin);
      if (!isAt('twoFactor')) leavePendingLogin();
    };
  }, [expires]);
  return expires !== undefined;
}
