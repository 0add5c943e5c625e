import type { Failure, FieldErrors } from '../broker/result';
import { type FormStatus, idle } from '../forms/form-status';
import type { MessageKey } from '../forms/message-key';
import type { CatalogueRow } from './error-catalogue';

const entriesOf = (failure: Failure): [string, string[]][] =>
  failure.kind === 'http' ? Object.entries<FieldErrors[string]>(failure.errors) : [];

/** Messages in the response's `errors` whose key is not a field of the form. */
export const unknownFields = (failure: Failure, fields: readonly string[]): [string, string[]][] =>
  entriesOf(failure).filter(([field]) => !fields.includes(field));

function serverMessages(failure: Failure, fields: readonly string[]): FormStatus {
  const isEmpty = entriesOf(failure).every(([, texts]) => texts.length === 0);
  return {
    state: isEmpty ? 'failed' : 'idle',
    fieldErrors: Object.fromEntries(entriesOf(failure).filter(([field]) => fields.includes(field))),
    alerts: unknownFields(failure, fields).flatMap(([, texts]) => texts),
  };
}

/** The status of a form after a failure, by its row in the error catalogue; `t` translates the site's own messages. */
export function statusAfterFailure(
  { shows }: Pick<CatalogueRow, 'shows'>,
  failure: Failure,
  fields: readonly string[],
  t: (key: MessageKey) => string,
): FormStatus {
  if (shows === 'codeForm') return { ...idle, state: 'leaving' };
  if (shows === 'retryButton') return { ...idle, state: 'failed' };
  if (shows === 'serverMessages') return serverMessages(failure, fields);
  const text = t(shows.message);
  if (shows.at === 'form') return { ...idle, alerts: [text] };
  return { ...idle, fieldErrors: Object.fromEntries(shows.at.map((field) => [field, [text]])) };
}
