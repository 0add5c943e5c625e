import { clear, load, read, save, type Stored } from './tab-storage';

/** How long e-mail and password are stored while the visitor enters the code, in milliseconds. */
const pendingLimit = 10 * 60_000;

/** The storage key of e-mail and password. */
const pendingKey = 'pendingLogin';

/** The storage key of the reason why e-mail and password were removed before the visitor entered the code. */
const endKey = 'endedLogin';

/** The storage key of the reason why the visitor has to log in again. The login form shows it. */
const noticeKey = 'loginNotice';

const messages = ['codeExpired', 'loginInterrupted'] as const;

type LoginNotice = (typeof messages)[number];

const end = (message: LoginNotice): unknown => save(endKey, { message }, pendingLimit);

/** Whether this document has read a pending login and not removed it since. */
let wasWaiting = false;

export function clearPendingLogin(): void {
  wasWaiting = false;
  clear(pendingKey);
}

export function storePendingLogin({ email, password }: Record<'email' | 'password', string>): void {
  clear(endKey);
  clear(noticeKey);
  save(pendingKey, { email, password }, pendingLimit);
}

/**
 * Reads the pending login: e-mail and password of a visitor who has yet to enter a code. Removes it after its time
 * limit. It may also be missing because the browser's storage was cleared.
 */
export function readPendingLogin(): Stored<'email' | 'password'> | undefined {
  const login = read(pendingKey, ['email', 'password'], pendingLimit, () => end('codeExpired'));
  if (wasWaiting && !login && !load(endKey)) end('loginInterrupted');
  wasWaiting = login !== undefined;
  return login;
}

/**
 * Removes e-mail and password when the visitor leaves the form for the code. Stores the reason too: if the visitor
 * returns to the form for the code, the login form opens instead and says that the login was interrupted.
 */
export function leavePendingLogin(): void {
  if (!load(pendingKey)) return;
  clearPendingLogin();
  end('loginInterrupted');
}

/**
 * Stores the reason why the pending login has ended, for the login form to show. Must be called before the form for the
 * code redirects to the login form.
 */
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
