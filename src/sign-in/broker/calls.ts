import { apiBase } from '../../config';
import type { Locale } from '../../i18n/locales';
import { fieldErrorsOf, type ApiResult } from './answer';

export interface Credentials {
  email: string;
  password: string;
}

export interface TwoFactorCredentials extends Credentials {
  /** The code of the second factor, which the broker sends by e-mail. */
  secret: string;
}

interface RegisterPayload extends Credentials {
  first_name: string;
  last_name: string;
  /** The phone number: a plus and digits. */
  phone: string;
}

export interface ForgotPayload {
  email: string;
}

interface ResetPayload extends Credentials {
  token: string;
}

/** Timeout of a request, in milliseconds. */
const timeLimit = 15_000;

interface Call {
  /** Path below the API's base URL, with a leading slash. */
  path: string;
  payload: object;
  /** The language of messages in the response (`Accept-Language`). */
  locale: Locale;
  cookies?: boolean;
}

const requestOf = ({ payload, locale, cookies }: Call, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { Accept: 'application/json', 'Accept-Language': locale, 'Content-Type': 'application/json' },
  body: JSON.stringify(payload),
  credentials: cookies ? 'include' : 'same-origin',
  // By default, `fetch` would follow a redirect with GET, and a web page at the new URL would count as a success.
  redirect: 'manual',
  signal,
});

const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/**
 * Whether a response is a web page instead of an answer of the API. Networks, firewalls and hosts send their own pages
 * with status 200. The content type alone does not tell: PHP sends `text/html` if the code sets no other type.
 */
const isWebPage = async (response: Response, signal: AbortSignal): Promise<boolean> =>
  /html/i.test(response.headers.get('Content-Type') ?? '') && /^\s*</.test(await bodyOf(response, signal));

/**
 * Reads the response body. Returns an empty string if the connection breaks: the status is known already and still
 * used.
 */
async function bodyOf(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal.aborted) throw error;
    return '';
  }
}

async function answerTo(call: Call, signal: AbortSignal): Promise<ApiResult> {
  const response = await fetch(`${apiBase.replace(/\/+$/, '')}${call.path}`, requestOf(call, signal));
  const { ok, status } = response;
  if (ok) return (await isWebPage(response, signal)) ? { ok: false, kind: 'network', cause: 'webPage' } : { ok };
  if (isRedirect(response)) return { ok, kind: 'network', cause: 'redirect' };
  // Of failed responses, reads the body only if the status is 422: the form does not use any other body, which might
  // never end.
  const errors = status === 422 ? fieldErrorsOf(await bodyOf(response, signal)) : {};
  return { ok, kind: 'http', status, errors };
}

/**
 * Sends a request to the API. Never rejects: failures are results too. Resolves at the latest when `timeLimit` is over.
 */
async function post(call: Call): Promise<ApiResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeLimit);
  try {
    return await answerTo(call, abort.signal);
  } catch {
    return { ok: false, kind: 'network', cause: abort.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Adds the repetition of a new password. Sends the first input twice: the second looks the same, but an accented letter
 * in it may be encoded differently, and the broker rejects passwords that differ.
 */
const withRepetition = <Payload extends Credentials>(payload: Payload) => ({
  ...payload,
  password_confirmation: payload.password,
});

/*
 * The requests of the sign-in area; `login` also sends the code of the second factor. Each resolves to a result and
 * never rejects.
 */

export const login = (credentials: Credentials | TwoFactorCredentials, locale: Locale): Promise<ApiResult> =>
  post({ path: '/auth/login', payload: { ...credentials, remember: true }, locale, cookies: true });

export const register = (payload: RegisterPayload, locale: Locale): Promise<ApiResult> =>
  post({ path: '/auth/register', payload: withRepetition(payload), locale });

export const forgot = (payload: ForgotPayload, locale: Locale): Promise<ApiResult> =>
  post({ path: '/auth/forgot', payload, locale });

/** Sends a new password. The API requires the trailing slash in the path. */
export const reset = (payload: ResetPayload, locale: Locale): Promise<ApiResult> =>
  post({ path: '/auth/reset/', payload: withRepetition(payload), locale });
