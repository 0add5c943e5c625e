import { useEffect, useState } from 'react';
import { useEachSecond } from '../form/use-each-second';
import { goTo } from '../location';
import { explainAtLogin, readPendingLogin } from '../stored/pending-login';
import { statusOf } from '../form/form-state';

/**
 * Redirects to the login form, which shows the reason, if there is no pending login. Does nothing while a code is being
 * sent, even if the time for entering it runs out.
 */
export function checkPendingLogin(): void {
  const { state } = statusOf('twoFactor');
  if (state === 'sending' || state === 'success' || readPendingLogin()) return;
  explainAtLogin();
  goTo('login', { replace: true });
}

/**
 * Returns whether there is a pending login; redirects to the login form if there is none. The pending login is removed
 * when it expires or when another page of the site is shown. A change of language, a reload, or a visit to another
 * site, such as a webmail, does not remove it.
 */
export function usePendingLogin(): boolean {
  const [isPending] = useState(() => readPendingLogin() !== undefined);
  useEffect(checkPendingLogin, []);
  useEachSecond(checkPendingLogin);
  return isPending;
}
