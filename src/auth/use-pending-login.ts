import { useEffect, useState } from 'react';
import { isAt } from './is-at';
import { goTo } from './location';
import { explainAtLogin, leavePendingLogin, readPendingLogin } from './pending-login';

/** Whether a code is on its way: the time that runs out meanwhile does not count. */
let isSending = false;

/** Without a pending login there is nothing to send, so the page redirects to the login. */
export function returnToLogin(): void {
  explainAtLogin();
  goTo('login', { replace: true });
}

function checkPendingLogin(): void {
  if (!isSending && !readPendingLogin()) returnToLogin();
}

function handleVisibilityChange(): void {
  if (document.visibilityState === 'visible') checkPendingLogin();
}

/** Waits for the answer to a code, which a login that expires meanwhile cannot overtake. Checks it after a refusal. */
export async function whileSending<Answer extends { state: string }>(send: () => Promise<Answer>): Promise<Answer> {
  isSending = true;
  const answer = await send();
  isSending = false;
  if (answer.state !== 'success' && isAt('twoFactor')) checkPendingLogin();
  return answer;
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
