import type { Failure, Result } from '../broker/result';
import { idle, type Outcome } from '../forms/outcome';
import type { Locale } from '../i18n/locales';
import { usePlace } from '../i18n/tree';
import type { RouteId } from '../routes';
import { dropDraft } from './drafts';
import { type Effect, effectOf } from './error-catalogue';
import type { FormName } from './form-name';
import { isAt } from './location';
import { log } from './log';
import { outcomeOf, strayEntries } from './outcome-of';

interface Submission<Values> {
  form: FormName;
  /** Where the form stands, if not on the page of its name. */
  page?: RouteId;
  /** The names of the form's fields, to which the server's errors may refer. */
  fields: readonly string[];
  send: (values: Values, locale: Locale) => Promise<Result>;
  onSuccess: (values: Values) => void;
  onSecondFactor?: (values: Values) => void;
}

function logFailure(form: FormName, failure: Failure, effect: Effect, fields: readonly string[]): void {
  const status = failure.kind === 'http' ? failure.status : undefined;
  if (effect.kind === 'silence') log({ form, kind: failure.kind === 'http' ? 'http' : failure.cause, status });
  if (effect.kind === 'fieldErrors' && strayEntries(failure, fields).length > 0)
    log({ form, kind: 'unknownField', status });
}

/** Sends a form and says what became of it, by the error catalogue. Somebody who left the page meanwhile is left in peace. */
export function useSubmit<Values>(submission: Submission<Values>) {
  const { form, page = form, fields, send, onSuccess, onSecondFactor } = submission;
  const { locale } = usePlace();
  return async (values: Values): Promise<Outcome> => {
    const result = await send(values, locale);
    const isHere = isAt(page);
    if (result.ok) {
      dropDraft(form);
      if (isHere) onSuccess(values);
      return { ...idle, state: 'success' };
    }
    const effect = effectOf(form, result);
    logFailure(form, result, effect, fields);
    if (effect.kind === 'secondFactor' && isHere) onSecondFactor?.(values);
    return outcomeOf(effect, result, fields);
  };
}
