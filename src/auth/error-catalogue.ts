import type { Failure } from '../broker/result';
import type { MessageKey } from '../forms/message-key';
import type { FormName } from '../routes';

/** One row of the error catalogue: what a form shows after a failed request, and whether the failure is logged. */
export interface CatalogueRow {
  form: FormName | 'any';
  /** An HTTP status, any other status, or no response. */
  failure: number | 'http' | 'network';
  /** A key that `errors` in the response must have. */
  entry?: string;
  /**
   * `codeForm`: the page for the second factor. `serverMessages`: each entry of the answer's `errors` at the field of
   * its name, or above the form if there is no such field; without any entry, as `retryButton`. `retryButton`: no
   * message; the button reads "Try again". Or one of our own messages, above the form or at the fields named.
   */
  shows: 'codeForm' | 'serverMessages' | 'retryButton' | { message: MessageKey; at: 'form' | readonly string[] };
  logs: 'always' | 'unknownFields' | 'never';
}

type Reaction = Pick<CatalogueRow, 'shows' | 'logs'>;

const codeForm: Reaction = { shows: 'codeForm', logs: 'never' };
const serverMessages: Reaction = { shows: 'serverMessages', logs: 'unknownFields' };
const onlyLogged: Reaction = { shows: 'retryButton', logs: 'always' };
const tooManyRequests: Reaction = { shows: { message: 'tooManyRequests', at: 'form' }, logs: 'never' };
const unexpectedAnswer: Reaction = { shows: { message: 'unexpectedAnswer', at: 'form' }, logs: 'always' };
const invalidCredentials: Reaction = {
  shows: { message: 'invalidCredentials', at: ['email', 'password'] },
  logs: 'never',
};
const invalidCode: Reaction = { shows: { message: 'invalidCode', at: ['secret'] }, logs: 'never' };

const noAnswer: CatalogueRow = { form: 'any', failure: 'network', ...onlyLogged };

/** The error catalogue: the first matching row applies. */
export const catalogue: readonly CatalogueRow[] = [
  { form: 'login', failure: 422, entry: 'two_enabled', ...codeForm },
  { form: 'login', failure: 422, ...serverMessages },
  { form: 'login', failure: 401, ...invalidCredentials },
  { form: 'login', failure: 429, ...tooManyRequests },
  { form: 'login', failure: 'http', ...unexpectedAnswer },
  { form: 'register', failure: 422, ...serverMessages },
  { form: 'register', failure: 'http', ...onlyLogged },
  { form: 'forgotPassword', failure: 422, ...serverMessages },
  { form: 'forgotPassword', failure: 429, ...tooManyRequests },
  { form: 'forgotPassword', failure: 'http', ...unexpectedAnswer },
  { form: 'resetPassword', failure: 'http', ...onlyLogged },
  { form: 'twoFactor', failure: 'http', ...invalidCode },
  noAnswer,
];

const fits = (row: CatalogueRow, form: FormName, failure: Failure): boolean =>
  (row.form === 'any' || row.form === form) &&
  (row.failure === failure.kind || (failure.kind === 'http' && row.failure === failure.status)) &&
  (row.entry === undefined || (failure.kind === 'http' && Object.hasOwn(failure.errors, row.entry)));

/** The row for a failed request of a form. */
export const rowFor = (form: FormName, failure: Failure): CatalogueRow =>
  catalogue.find((row) => fits(row, form, failure)) ?? noAnswer;
