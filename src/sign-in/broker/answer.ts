/**
 * Error messages by field name. If the value of a field is not a text, as in `two_enabled: true`, its list is empty.
 */
export type FieldErrors = Record<string, string[]>;

/** The server responded with an error. */
interface HttpFailure {
  ok: false;
  kind: 'http';
  status: number;
  errors: FieldErrors;
}

/** The server did not respond, or responded with a redirect, which is not followed. */
interface NetworkFailure {
  ok: false;
  kind: 'network';
  cause: 'timeout' | 'unreachable' | 'redirect';
}

export type ApiFailure = HttpFailure | NetworkFailure;

export type ApiResult = { ok: true } | ApiFailure;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isText);

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
