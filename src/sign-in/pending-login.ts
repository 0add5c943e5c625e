import type { Credentials } from './broker/calls';
import { type Stored, tabStorage } from './tab-storage';

/** How long e-mail and password are stored for the second factor, in milliseconds. */
export const pendingLimit = 10 * 60_000;

const logins = tabStorage('pendingLogin', ['email', 'password'], pendingLimit);

/** What became of a login that did not get as far as its code, for a visitor who comes back to the code form. */
const ends = tabStorage('endedLogin', ['message'], pendingLimit);

/** The same, once the login form has to say it. */
const notices = tabStorage('loginNotice', ['message'], pendingLimit);

const messages = ['codeExpired', 'loginInterrupted'] as const;

type LoginNotice = (typeof messages)[number];

const end = (message: LoginNotice): void => ends.save({ message });

export const clearPendingLogin = logins.clear;

export function storePendingLogin({ email, password }: Credentials): void {
  ends.clear();
  notices.clear();
  logins.save({ email, password });
}

/** The login that waits for its second factor. It is removed if its time has run out. */
export const readPendingLogin = (): Stored<'email' | 'password'> | undefined => logins.read(() => end('codeExpired'));

/** Removes the login on a page that is not the one of its code. */
export function leavePendingLogin(): void {
  if (!readPendingLogin()) return;
  clearPendingLogin();
  end('loginInterrupted');
}

/** Called before the code form leads back to the login, which then says why. */
export function explainAtLogin(): void {
  const ended = ends.read();
  ends.clear();
  if (ended) notices.save(ended);
}

export function readLoginNotice(): LoginNotice | undefined {
  const notice = notices.read();
  return messages.find((message) => message === notice?.message);
}

export const clearLoginNotice = notices.clear;
