import { apiBase } from '../config';
import type { Locale } from '../i18n/locales';
import { fieldErrorsOf } from './field-errors';
import type { Result } from './result';

/** How long an answer may take, in milliseconds; later ones count as none. */
export const timeLimit = 15_000;

interface Call {
  /** Below the API's base, beginning with a slash. */
  path: string;
  payload: object;
  /** The language the server is asked to answer in. */
  locale: Locale;
  /** Whether cookies are sent and stored. */
  cookies?: boolean;
}

const requestOf = ({ payload, locale, cookies }: Call, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { Accept: 'application/json', 'Accept-Language': locale, 'Content-Type': 'application/json' },
  body: JSON.stringify(payload),
  credentials: cookies ? 'include' : 'same-origin',
  // A redirected POST comes back as some page's HTML with status 200, which is no success.
  redirect: 'manual',
  signal,
});

const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** A body that breaks off takes its messages with it; the status still counts. */
const bodyOf = (response: Response, signal: AbortSignal): Promise<string> =>
  response.text().catch((reason: unknown) => (signal.aborted ? Promise.reject(reason) : ''));

async function answerTo(call: Call, signal: AbortSignal): Promise<Result> {
  const response = await fetch(`${apiBase.replace(/\/+$/, '')}${call.path}`, requestOf(call, signal));
  if (response.ok) return { ok: true };
  if (isRedirect(response)) return { ok: false, kind: 'network', cause: 'redirect' };
  const errors = fieldErrorsOf(await bodyOf(response, signal));
  return { ok: false, kind: 'http', status: response.status, errors };
}

/** Posts to the API. Every way to fail is a result; the promise never rejects and settles within the time limit. */
export async function post(call: Call): Promise<Result> {
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
