import type { Failure } from '../broker/result';
import type { MessageKey } from '../forms/message';
import type { FormName } from './form-name';

/** What a failed request leads to. */
export type Effect =
  /** The second factor is asked for, on its page. */
  | { kind: 'secondFactor' }
  /** Each entry of the answer's errors is shown at the field of its name. */
  | { kind: 'fieldErrors' }
  /** One message of ours is shown at these fields. */
  | { kind: 'refusal'; message: MessageKey; fields: readonly string[] }
  /** One message of ours is shown above the form. */
  | { kind: 'alert'; message: MessageKey }
  /** Nobody is told; the failure is logged. */
  | { kind: 'silence' };

interface Row {
  form: FormName | 'any';
  /** An HTTP status, any other answer, or no answer at all. */
  failure: number | 'http' | 'network';
  /** An entry that the answer's errors must have. */
  entry?: string;
  effect: Effect;
}

const fieldErrors: Effect = { kind: 'fieldErrors' };
const silence: Effect = { kind: 'silence' };
const tooManyRequests: Effect = { kind: 'alert', message: 'tooManyRequests' };
const invalidCredentials: Effect = { kind: 'refusal', message: 'invalidCredentials', fields: ['email', 'password'] };
const invalidCode: Effect = { kind: 'refusal', message: 'invalidCode', fields: ['secret'] };

/** The error catalogue: the first row that fits decides. */
export const catalogue: readonly Row[] = [
  { form: 'login', failure: 422, entry: 'two_enabled', effect: { kind: 'secondFactor' } },
  { form: 'login', failure: 422, effect: fieldErrors },
  { form: 'login', failure: 401, effect: invalidCredentials },
  { form: 'login', failure: 429, effect: tooManyRequests },
  { form: 'login', failure: 'http', effect: silence },
  { form: 'register', failure: 422, effect: fieldErrors },
  { form: 'register', failure: 'http', effect: silence },
  { form: 'forgotPassword', failure: 422, effect: fieldErrors },
  { form: 'forgotPassword', failure: 429, effect: tooManyRequests },
  { form: 'forgotPassword', failure: 'http', effect: silence },
  { form: 'resetPassword', failure: 'http', effect: silence },
  { form: 'twoFactor', failure: 'http', effect: invalidCode },
  { form: 'any', failure: 'network', effect: silence },
];

const fits = (row: Row, form: FormName, failure: Failure): boolean =>
  (row.form === 'any' || row.form === form) &&
  (row.failure === failure.kind || (failure.kind === 'http' && row.failure === failure.status)) &&
  (row.entry === undefined || (failure.kind === 'http' && Object.hasOwn(failure.errors, row.entry)));

/** What a failure of a form leads to. */
export const effectOf = (form: FormName, failure: Failure): Effect =>
  catalogue.find((row) => fits(row, form, failure))?.effect ?? silence;
