import type { Handler } from 'hono';
import { hashPassword } from '../accounts/passwords';
import type { Parts } from '../parts';
import { callerOf } from './caller';
import { payloadOf } from './payload';
import { tooManyRequests, unprocessable } from './replies';
import { resetRules } from './rules';
import { validated } from './validate';

/**
 * A new password by a mailed link. It ends every session and, as the link proves the address, confirms it.
 * A link that has expired, been used, or belongs to another address is an error of `token`.
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
    // Hashing takes a while in which the link may have been used by another request.
    if (parts.tickets.take('reset', token) === undefined) return unprocessable(c, { token: ['linkNotValid'] });
    parts.accounts.setPassword(account.id, passwordHash);
    parts.accounts.confirm(account.id);
    parts.sessions.closeAll(account.id);
    parts.rateLimit.forget('login', caller);
    return c.json({}, 200);
  };
