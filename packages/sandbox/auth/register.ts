import type { Handler } from 'hono';
import { hashPassword } from '../accounts/passwords';
import { languageOf } from '../language';
import type { Parts } from '../parts';
import { callerOf } from './caller';
import { mailConfirmation } from './confirmation';
import { payloadOf } from './payload';
import { tooManyRequests, unprocessable } from './replies';
import { registerRules } from './rules';
import { validated } from './validate';

/** Creates an account, and mails the link that confirms its address; login is refused until then. */
export const register =
  (parts: Parts): Handler =>
  async (c) => {
    const fields = await validated(registerRules, await payloadOf(c));
    const wait = parts.rateLimit.take('register', callerOf(c, fields.email));
    if (wait !== undefined) return tooManyRequests(c, wait);

    const account = parts.accounts.add({
      email: fields.email,
      firstName: fields.first_name,
      lastName: fields.last_name,
      phone: `+${fields.phone.replace(/[^0-9]/g, '')}`,
      passwordHash: await hashPassword(fields.password),
      secondFactor: false,
      confirmed: false,
    });
    if (!account) return unprocessable(c, { email: ['emailTaken'] });
    mailConfirmation(parts, account, languageOf(c));
    return c.json({}, 201);
  };
