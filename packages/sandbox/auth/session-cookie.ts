import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Session } from '../accounts/sessions';

const name = 'session';

const flags = (c: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: new URL(c.req.url).protocol === 'https:' }) as const;

export const readSessionCookie = (c: Context): string | undefined => getCookie(c, name);

export function setSessionCookie(c: Context, { token, maxAge }: Session): void {
  setCookie(c, name, token, maxAge === undefined ? flags(c) : { ...flags(c), maxAge });
}

export function dropSessionCookie(c: Context): void {
  deleteCookie(c, name, flags(c));
}
