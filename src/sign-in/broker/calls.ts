import { apiBase } from '../../config';
import type { Locale } from '../../i18n/locales';
import { fieldErrorsOf, type Result } from './answer';

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginPayload extends Credentials {
  remember: boolean;
}

export interface TwoFactorPayload extends LoginPayload {
  /** The code of the second factor, from a mail. */
  secret: string;
}

export interface RegisterPayload extends Credentials {
  first_name: string;
  last_name: string;
  /** A plus and digits. */
  phone: string;
  password_confirmation: string;
}

export interface ForgotPayload {
  email: string;
}

interface ResetPayload extends Credentials {
  password_confirmation: string;
  token: string;
}

/** Timeout of a request, in milliseconds. */
const timeLimit = 15_000;

interface Call {
  /** Path below the API's base URL, with a leading slash. */
  path: string;
  payload: object;
  /** `Accept-Language` of the request, the language of messages in the response. */
  locale: Locale;
  /** Whether cookies are sent and stored. */
  cookies?: boolean;
}

const requestOf = ({ payload, locale, cookies }: Call, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { Accept: 'application/json', 'Accept-Language': locale, 'Content-Type': 'application/json' },
  body: JSON.stringify(payload),
  credentials: cookies ? 'include' : 'same-origin',
  // `fetch` would follow a redirect with GET and get the HTML of some page with status 200, which is not a success.
  redirect: 'manual',
  signal,
});

const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** The messages in a response; none if its body is incomplete, in which case the status still applies. */
async function bodyOf(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal.aborted) throw error;
    return '';
  }
}

async function answerTo(call: Call, signal: AbortSignal): Promise<Result> {
  const response = await fetch(`${apiBase.replace(/\/+$/, '')}${call.path}`, requestOf(call, signal));
  if (response.ok) return { ok: true };
  if (isRedirect(response)) return { ok: false, kind: 'network', cause: 'redirect' };
  const errors = fieldErrorsOf(await bodyOf(response, signal));
  return { ok: false, kind: 'http', status: response.status, errors };
}

/** Sends a request to the API. All failures are results: the promise never rejects, and settles before the timeout. */
async function post(call: Call): Promise<Result> {
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

/* The five requests of the sign-in area, each of which resolves with a result and never throws. */

export const login = (payload: LoginPayload | TwoFactorPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/login', payload, locale, cookies: true });

export const register = (payload: RegisterPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/register', payload, locale });

export const forgot = (payload: ForgotPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/forgot', payload, locale });

/** The API requires the trailing slash. */
export const reset = (payload: ResetPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/reset/', payload, locale });
