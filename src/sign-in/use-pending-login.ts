import { useEffect, useState } from 'react';
import { useEachSecond } from '../components/use-each-second';
import { isAt } from './is-at';
import { goTo } from './location';
import { explainAtLogin, leavePendingLogin, readPendingLogin } from './pending-login';
import { statusAt } from './form-status-store';

/**
 * Without a pending login there is nothing to send, so the page redirects to the login, which says why. Time that runs
 * out while a code is on its way does not count before the answer.
 */
export function checkPendingLogin(): void {
  const { state } = statusAt('twoFactor');
  if (state === 'sending' || state === 'success' || readPendingLogin()) return;
  explainAtLogin();
  goTo('login', { replace: true });
}

/**
 * Returns whether there is a pending login; without one, redirects to the login. It is removed when its time has run out,
 * and when another page of the site is shown. A language switch, a reload, or another site in between, such as that of the
 * mailbox, does not count as leaving.
 */
export function usePendingLogin(): boolean {
  const [isPending] = useState(() => readPendingLogin() !== undefined);
  useEffect(checkPendingLogin, []);
  useEachSecond(checkPendingLogin);
  useEffect(
    () => () => {
      if (!isAt('twoFactor')) leavePendingLogin();
    },
    [],
  );
  return isPending;
}
