/**
 * Error messages by field name. If the value of a field is not a text, as in `two_enabled: true`, its list is empty.
 */
export type FieldErrors = Record<string, string[]>;

interface HttpFailure {
  ok: false;
  kind: 'http';
  status: number;
  errors: FieldErrors;
}

/**
 * No answer from the API: a timeout, no connection, a redirect, which is not followed, or a web page with a status of
 * success, which comes from a proxy, a firewall or a host.
 */
interface NetworkFailure {
  ok: false;
  kind: 'network';
  cause: 'timeout' | 'unreachable' | 'redirect' | 'webPage';
}

export type ApiFailure = HttpFailure | NetworkFailure;

export type ApiResult = { ok: true } | ApiFailure;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the texts in the value of a field: a text, a list, or an object with the message as `message` or with a
 * message for each broken rule. PHP writes a list as an object too, unless its keys begin with 0 and have no gap:
 * https://github.com/laravel/framework/issues/26439
 */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  const parts = isObject(value) && 'message' in value ? [value.message] : Object.values(value ?? {});
  return parts.flatMap(textsOf);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Reads the messages in `errors` from a response body. Returns an empty object for anything else, such as HTML or
 * broken JSON.
 */
export function fieldErrorsOf(body: string): FieldErrors {
  const answer = parse(body);
  const errors = isObject(answer) && 'errors' in answer ? answer.errors : undefined;
  if (!isObject(errors)) return {};
  const entries = Object.entries(errors).filter(([, value]) => Boolean(value));
  return Object.fromEntries(entries.map(([field, value]) => [field, textsOf(value)]));
}
