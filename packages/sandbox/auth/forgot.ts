import type { Handler } from 'hono';
import { languageOf } from '../language';
import { resetLetter } from '../mail/letters';
import type { Parts } from '../parts';
import { sitePage } from '../site-links';
import { callerOf } from './caller';
import { payloadOf } from './payload';
import { tooManyRequests } from './replies';
import { forgotRules } from './rules';
import { validated } from './validate';

/** Mails a link to the site's reset page if the account exists; the response is the same if it does not. */
export const forgot =
  (parts: Parts): Handler =>
  async (c) => {
    const { email } = await validated(forgotRules, await payloadOf(c));
    const wait = parts.rateLimit.take('forgot', callerOf(c, email));
    if (wait !== undefined) return tooManyRequests(c, wait);

    const account = parts.accounts.byEmail(email);
    if (account) {
      const query = { email: account.email, token: parts.tickets.issue('reset', account.id) };
      const locale = languageOf(c);
      parts.mailer.send(resetLetter(account.email, locale, sitePage(parts.site, 'resetPassword', locale, query)));
    }
    return c.json({}, 200);
  };
