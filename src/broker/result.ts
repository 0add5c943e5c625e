/** Messages by field name. An entry without text, such as `two_enabled: true`, becomes an empty list. */
export type FieldErrors = Record<string, string[]>;

/** The server responded with an error. */
interface HttpFailure {
  ok: false;
  kind: 'http';
  status: number;
  errors: FieldErrors;
}

/** There was no response, or no usable one. */
interface NetworkFailure {
  ok: false;
  kind: 'network';
  cause: 'timeout' | 'unreachable' | 'redirect';
}

export type Failure = HttpFailure | NetworkFailure;

export type Result = { ok: true } | Failure;
