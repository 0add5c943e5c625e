/** Messages by the name of the field they are about. An entry that carries no text, as `two_enabled: true`, is an empty list. */
export type FieldErrors = Record<string, string[]>;

/** The server answered, but not with success. */
export interface HttpFailure {
  ok: false;
  kind: 'http';
  status: number;
  errors: FieldErrors;
}

/** No usable answer came. */
export interface NetworkFailure {
  ok: false;
  kind: 'network';
  cause: 'timeout' | 'unreachable' | 'redirect';
}

export type Failure = HttpFailure | NetworkFailure;

export type Result = { ok: true } | Failure;
