import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { cors } from 'hono/cors';
import type { Schema } from 'yup';
import { isLocale } from '../../src/i18n/locales';
import { applyFaults, type SandboxEnv } from './simulated-faults';
import { languageOf } from './language';
import { sendMail } from './mail';
import * as inMemory from './memory';
import { say } from './messages';
import { sitePage } from './site-page';
import { errorsIn, type Payload, readPayload, rules } from './validation';

export const sessionCookie = 'session';

const thirtyDays = 30 * 24 * 60 * 60;

/** Responds with 422 and messages by field, in the language of the request. */
function refuse(c: Context, errors: Record<string, string>): Response {
  const messages = Object.entries(errors).map(([field, key]) => [field, [say(languageOf(c), key)]] as const);
  return c.json({ errors: Object.fromEntries(messages) }, 422);
}

/**
 * A fake of the broker's API, and `/confirm`, to which the link in a confirmation mail leads. `site` is the site's
 * origin if it differs from that of the API.
 */
export function brokerApi(memory: inMemory.Memory, site: string | undefined): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const accountOf = ({ email }: Payload) => inMemory.findAccount(memory, String(email));

  /** Adds a POST endpoint that refuses invalid fields, and otherwise responds with the result of `answer`. */
  const call = (path: string, rulesOf: (payload: Payload) => Schema, answer: typeof login) =>
    app.post(path, async (c) => {
      const payload = await readPayload(c);
      const errors = errorsIn(payload, rulesOf(payload));
      return Object.keys(errors).length > 0 ? refuse(c, errors) : answer(c, payload);
    });

  /**
   * Mails a link that confirms the e-mail address. The link contains the visitor's language, since the browser may
   * prefer another.
   */
  function mailConfirmation(c: Context, account: inMemory.Account): void {
    const token = inMemory.issueTicket(account, 'confirm');
    const query = new URLSearchParams({ email: account.email, token, locale: languageOf(c) });
    const link = new URL(`/api/auth/confirm?${query}`, c.req.url).href;
    sendMail(memory, account.email, 'confirm', languageOf(c), { link });
  }

  /**
   * The response to a login that fails although the password is right: the e-mail address is unconfirmed, or the mailed
   * code is missing or wrong. Undefined if the login succeeds.
   */
  function refusalOf(c: Context, account: inMemory.Account, { secret }: Payload): Response | undefined {
    if (!account.confirmed) {
      mailConfirmation(c, account);
      return refuse(c, { email: 'unconfirmed' });
    }
    if (!account.secondFactor) return undefined;
    if (secret !== undefined) {
      const isRight = inMemory.useTicket(account, 'code', String(secret).replace(/\s/g, ''));
      return isRight ? undefined : refuse(c, { secret: 'invalidCode' });
    }
    sendMail(memory, account.email, 'code', languageOf(c), { code: inMemory.issueTicket(account, 'code') });
    return refuse(c, { two_enabled: 'twoFactorRequired' });
  }

  /** Handles both steps of a login. In the second step, `secret` is the mailed code. */
  function login(c: Context, payload: Payload): Response {
    const account = accountOf(payload);
    if (!account || account.password !== payload.password) return c.json({}, 401);
    const refusal = refusalOf(c, account, payload);
    if (refusal) return refusal;
    const token = inMemory.newToken();
    memory.sessions.set(token, account);
    const isOfSameSite = site === undefined || new URL(site).hostname === new URL(c.req.url).hostname;
    setCookie(c, sessionCookie, token, {
      path: '/',
      httpOnly: true,
      // Attributes without which browsers reject a cookie of an API on another domain (docs/api.md).
      ...(isOfSameSite ? { sameSite: 'Lax' } : { sameSite: 'None', secure: true, partitioned: true }),
      ...(payload.remember === true && { maxAge: thirtyDays }),
    });
    return c.json({});
  }

  function register(c: Context, payload: Payload): Response {
    const account = inMemory.addAccount(memory, {
      email: String(payload.email),
      password: String(payload.password),
      firstName: String(payload.first_name),
      lastName: String(payload.last_name),
      confirmed: false,
    });
    if (!account) return refuse(c, { email: 'emailTaken' });
    mailConfirmation(c, account);
    return c.json({}, 201);
  }

  /** Mails a reset link. The response is the same without an account, so that it does not reveal who has one. */
  function forgot(c: Context, payload: Payload): Response {
    const account = accountOf(payload);
    if (!account) return c.json({});
    const query = { email: account.email, token: inMemory.issueTicket(account, 'reset') };
    const link = sitePage(c, site, 'resetPassword', languageOf(c), query);
    sendMail(memory, account.email, 'reset', languageOf(c), { link });
    return c.json({});
  }

  /** Sets a new password. Also confirms the e-mail address, since only its owner can have the mailed link. */
  function reset(c: Context, payload: Payload): Response {
    const account = accountOf(payload);
    if (!account || !inMemory.useTicket(account, 'reset', String(payload.token)))
      return refuse(c, { token: 'linkNotValid' });
    Object.assign(account, { password: payload.password, confirmed: true });
    return c.json({});
  }

  if (site !== undefined)
    app.use(
      cors({
        origin: site,
        allowMethods: ['POST'],
        allowHeaders: ['Accept', 'Accept-Language', 'Content-Type'],
        credentials: true,
      }),
    );
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use(applyFaults(memory));

  call('/login', ({ secret }) => (secret === undefined ? rules.login : rules.code), login);
  call('/register', () => rules.register, register);
  call('/forgot', () => rules.forgot, forgot);
  call('/reset/', () => rules.reset, reset);

  app.get('/confirm', (c) => {
    const { email = '', token = '', locale } = c.req.query();
    const account = inMemory.findAccount(memory, email);
    const isConfirmed = account !== undefined && inMemory.useTicket(account, 'confirm', token);
    if (isConfirmed) account.confirmed = true;
    const language = isLocale(locale) ? locale : languageOf(c);
    return c.redirect(sitePage(c, site, isConfirmed ? 'login' : 'activationError', language), 303);
  });
  return app;
}
