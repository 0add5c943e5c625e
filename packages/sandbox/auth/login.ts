import type { Context, Handler } from 'hono';
import type { Account } from '../accounts/accounts';
import { passwordFits } from '../accounts/passwords';
import { languageOf } from '../language';
import { codeLetter } from '../mail/letters';
import type { Parts } from '../parts';
import { callerOf } from './caller';
import { mailConfirmation } from './confirmation';
import { payloadOf } from './payload';
import { tooManyRequests, unauthorized, unprocessable } from './replies';
import { codeRules, loginRules } from './rules';
import { setSessionCookie } from './session-cookie';
import { validated } from './validate';

/** Login with an unconfirmed address: an error message, and a new link by mail in case the first has expired. */
function askToConfirm(parts: Parts, c: Context, account: Account): Response {
  const wait = parts.rateLimit.take('confirmation', callerOf(c, account.email));
  if (wait !== undefined) return tooManyRequests(c, wait);
  mailConfirmation(parts, account, languageOf(c));
  return unprocessable(c, { email: ['unconfirmed'] });
}

/** Without a code, mails one and asks for it; otherwise checks it. Returns undefined if it is correct. */
function secondFactor(parts: Parts, c: Context, account: Account, secret: string | undefined): Response | undefined {
  const wait = parts.rateLimit.take('code', callerOf(c, account.email));
  if (wait !== undefined) return tooManyRequests(c, wait);
  if (secret === undefined) {
    parts.mailer.send(codeLetter(account.email, languageOf(c), parts.tickets.issue('code', account.id)));
    return unprocessable(c, { two_enabled: ['twoFactorRequired'] });
  }
  const right = parts.tickets.take('code', secret.replace(/\s/g, ''), account.id) !== undefined;
  return right ? undefined : unprocessable(c, { secret: ['invalidCode'] });
}

/** Both steps of login; the second has the mailed code as `secret`. */
export const login =
  (parts: Parts): Handler =>
  async (c) => {
    const payload = await payloadOf(c);
    const { email, password } = await validated(loginRules, payload);
    const secret = 'secret' in payload ? (await validated(codeRules, payload)).secret : undefined;
    const caller = callerOf(c, email);
    const wait = parts.rateLimit.take('login', caller);
    if (wait !== undefined) return tooManyRequests(c, wait);

    const account = parts.accounts.byEmail(email);
    const fits = await passwordFits(account?.passwordHash, password);
    if (!account || !fits) return unauthorized(c);
    parts.rateLimit.forget('login', caller);

    if (!account.confirmed) return askToConfirm(parts, c, account);
    const refusal = account.secondFactor ? secondFactor(parts, c, account, secret) : undefined;
    if (refusal) return refusal;
    parts.rateLimit.forget('code', caller);

    setSessionCookie(c, parts.sessions.open(account.id, payload.remember === true));
    return c.json({}, 200);
  };
