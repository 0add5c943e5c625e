import type { Context } from 'hono';
import { languageOf } from '../language';
import { say } from '../messages';
import type { FieldErrors } from './validate';

const message = (c: Context, key: string) => ({ message: say(languageOf(c), key) });

/** 422 with the messages by field, translated from their keys into the language that the request accepts. */
export function unprocessable(c: Context, fields: FieldErrors): Response {
  const locale = languageOf(c);
  const entries = Object.entries(fields).map(([name, keys]): [string, string[]] => [
    name,
    keys.map((key) => say(locale, key)),
  ]);
  return c.json({ errors: Object.fromEntries(entries) }, 422);
}

/** 401 with the required `WWW-Authenticate`, in a scheme for which no browser opens its own login dialogue. */
export const unauthorized = (c: Context): Response =>
  c.json(message(c, 'invalidCredentials'), 401, { 'WWW-Authenticate': 'Session' });

/** 429 with the seconds to wait in `Retry-After`. */
export const tooManyRequests = (c: Context, seconds: number): Response =>
  c.json(message(c, 'tooManyRequests'), 429, { 'Retry-After': String(seconds) });

export const notJson = (c: Context, status: 400 | 415): Response => c.json(message(c, 'notJson'), status);

export const serverError = (c: Context): Response => c.json(message(c, 'serverError'), 500);
