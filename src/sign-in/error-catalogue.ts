import type { FormName } from '../routes';
import type { ApiFailure, FieldErrors, ApiResult } from './broker/answer';
import { type FormStatus, idle, type MessageKey } from './form/form-state';

/** A row of the error catalogue: what a form shows after a failed request, and whether the failure is logged. */
interface CatalogueRow {
  form: FormName | 'any';
  /** An HTTP status; any other status (`http`); or no response (`network`). */
  failure: number | 'http' | 'network';
  /** The row applies only if `errors` in the response has this key. */
  entry?: string;
  /**
   * - `twoFactor` opens the page for the second factor.
   * - `serverMessages` shows each message of `errors` in the response at the field of that name. If the form has no
   *   such field, the message is above the form. If there are no messages, the effect is that of `retryButton`.
   * - `retryButton` shows no message. The submit button reads "Try again".
   * - An object shows a message of the site, above the form (`at: 'form'`) or at the fields in `at`. If the form does
   *   not have all these fields, the message is above the form.
   */
  shows: 'twoFactor' | 'serverMessages' | 'retryButton' | { message: MessageKey; at: 'form' | readonly string[] };
  logs: 'always' | 'unknownFields' | 'never';
}

type Reaction = Pick<CatalogueRow, 'shows' | 'logs'>;

const twoFactor: Reaction = { shows: 'twoFactor', logs: 'never' };
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

/** The error catalogue. The first matching row applies. */
const catalogue: readonly CatalogueRow[] = [
  { form: 'login', failure: 422, entry: 'two_enabled', ...twoFactor },
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

const errorsOf = (failure: ApiFailure): FieldErrors => (failure.kind === 'http' ? failure.errors : {});

const fits = (row: CatalogueRow, form: FormName, failure: ApiFailure): boolean =>
  (row.form === 'any' || row.form === form) &&
  (row.failure === failure.kind || (failure.kind === 'http' && row.failure === failure.status)) &&
  (row.entry === undefined || Object.hasOwn(errorsOf(failure), row.entry));

function messagesOf(errors: FieldErrors, fields: readonly string[]): FormStatus {
  const entries = Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => ({ text }))] as const);
  return {
    state: entries.every(([, texts]) => texts.length === 0) ? 'failed' : 'idle',
    fieldErrors: Object.fromEntries(entries.filter(([field]) => fields.includes(field))),
    alerts: entries.filter(([field]) => !fields.includes(field)).flatMap(([, texts]) => texts),
  };
}

function statusFor(shows: CatalogueRow['shows'], errors: FieldErrors, fields: readonly string[]): FormStatus {
  if (shows === 'twoFactor') return { ...idle, state: 'twoFactor' };
  if (shows === 'retryButton') return { ...idle, state: 'failed' };
  if (shows === 'serverMessages') return messagesOf(errors, fields);
  if (shows.at === 'form' || !shows.at.every((field) => fields.includes(field)))
    return { ...idle, alerts: [shows.message] };
  return { ...idle, fieldErrors: Object.fromEntries(shows.at.map((field) => [field, [shows.message]])) };
}

/** What is logged about a failure: fixed texts, never user input or content of a response. */
export interface Incident {
  form: FormName;
  kind: 'http' | 'timeout' | 'unreachable' | 'redirect' | 'webPage' | 'unknownField';
  /** The HTTP status, for the kinds `http` and `unknownField`. */
  status?: number;
}

/** Returns what a form with the fields `fields` shows after a request, and what is logged. */
export function reactionTo(
  result: ApiResult,
  form: FormName,
  fields: readonly string[],
): { status: FormStatus; incident?: Incident } {
  if (result.ok) return { status: { ...idle, state: 'success' } };
  const { shows, logs } = catalogue.find((row) => fits(row, form, result)) ?? noAnswer;
  const errors = errorsOf(result);
  const status = statusFor(shows, errors, fields);
  const hasUnknown = Object.keys(errors).some((field) => !fields.includes(field));
  const isLogged = logs === 'always' || status.state === 'failed' || (logs === 'unknownFields' && hasUnknown);
  if (!isLogged) return { status };
  if (result.kind === 'network') return { status, incident: { form, kind: result.cause } };
  const kind = logs === 'unknownFields' && hasUnknown ? 'unknownField' : 'http';
  return { status, incident: { form, kind, status: result.status } };
}
