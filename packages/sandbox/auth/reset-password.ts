import type { Handler } from 'hono';
import { hashPassword } from '../accounts/passwords';
import type { Parts } from '../parts';
import { callerOf } from './caller';
import { payloadOf } from './payload';
import { tooManyRequests, unprocessable } from './replies';
import { resetRules } from './rules';
import { validated } from './validate';

/**
 * Sets a new password by the token of a mailed link, ends all sessions, and confirms the address, which the link
 * proves. A link that has expired, been used, or belongs to another address is an error of the field `token`.
 */
export const resetPassword =
  (parts: Parts): Handler =>
  async (c) => {
    const { email, password, token } = await validated(resetRules, await payloadOf(c));
    const caller = callerOf(c, email);
    const wait = parts.rateLimit.take('reset', caller);
    if (wait !== undefined) return tooManyRequests(c, wait);

    const account = parts.accounts.byEmail(email);
    if (!account || parts.tickets.owner('reset', token) !== account.id) {
      return unprocessable(c, { token: ['linkNotValid'] });
    }
    const passwordHash = await hashPassword(password);
    // Hashing is slow and asynchronous: another request may have used the link meanwhile.
    if (parts.tickets.take('reset', token) === undefined) return unprocessable(c, { token: ['linkNotValid'] });
    parts.accounts.setPassword(account.id, passwordHash);
    parts.accounts.confirm(account.id);
    parts.sessions.closeAll(account.id);
    parts.rateLimit.forget('login', caller);
    return c.json({}, 200);
  };
