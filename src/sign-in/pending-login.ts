import type { Credentials } from './broker/calls';
import { clear, load, read, save, type Stored } from './tab-storage';

/** How long e-mail and password are stored for the second factor, in milliseconds. */
const pendingLimit = 10 * 60_000;

const pendingKey = 'pendingLogin';

/** Why there is no pending login any more, for a visitor who comes back to the code form. */
const endKey = 'endedLogin';

/** The same reason, once the login form has to show it. */
const noticeKey = 'loginNotice';

const messages = ['codeExpired', 'loginInterrupted'] as const;

type LoginNotice = (typeof messages)[number];

const end = (message: LoginNotice): unknown => save(endKey, { message }, pendingLimit);

/** Whether this document has read a pending login, and has not removed it itself. */
let wasWaiting = false;

export function clearPendingLogin(): void {
  wasWaiting = false;
  clear(pendingKey);
}

export function storePendingLogin({ email, password }: Credentials): void {
  clear(endKey);
  clear(noticeKey);
  save(pendingKey, { email, password }, pendingLimit);
}

/**
 * The login that waits for its second factor. It is removed if its time has run out. It may also be gone because the visitor
 * or the browser has emptied the storage.
 */
export function readPendingLogin(): Stored<'email' | 'password'> | undefined {
  const login = read(pendingKey, ['email', 'password'], pendingLimit, () => end('codeExpired'));
  if (wasWaiting && !login && !load(endKey)) end('loginInterrupted');
  wasWaiting = login !== undefined;
  return login;
}

/** Removes the login on a page that is not the one of its code. */
export function leavePendingLogin(): void {
  if (!load(pendingKey)) return;
  clearPendingLogin();
  end('loginInterrupted');
}

/** Called before the code form leads back to the login, which then says why. */
export function explainAtLogin(): void {
  const ended = read(endKey, ['message'], pendingLimit);
  clear(endKey);
  if (ended) save(noticeKey, { message: ended.message }, pendingLimit);
}

export function readLoginNotice(): LoginNotice | undefined {
  const notice = read(noticeKey, ['message'], pendingLimit);
  return messages.find((message) => message === notice?.message);
}

export const clearLoginNotice = (): void => clear(noticeKey);
