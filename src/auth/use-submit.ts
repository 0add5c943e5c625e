import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Failure, Result } from '../broker/result';
import { type FormStatus, idle } from '../forms/form-status';
import type { Locale } from '../i18n/locales';
import { usePlace } from '../i18n/tree';
import type { FormName, RouteId } from '../routes';
import { dropTypedValues } from './typed-values';
import { type CatalogueRow, rowFor } from './error-catalogue';
import { isAt } from './is-at';
import { log } from './log';
import { statusAfterFailure, unknownFields } from './status-after-failure';

interface Submission<Values> {
  form: FormName;
  /** The route of the form's page, if it is not the form's name. */
  page?: RouteId;
  /** The names of the form's fields, to which errors from the server are assigned. */
  fields: readonly string[];
  send: (values: Values, locale: Locale) => Promise<Result>;
  onSuccess: (values: Values) => void;
  onSecondFactor?: (values: Values) => void;
}

function logFailure({ form, fields }: Submission<never>, failure: Failure, { logs }: CatalogueRow, shown: FormStatus) {
  const status = failure.kind === 'http' ? failure.status : undefined;
  if (logs === 'always' || shown.state === 'failed')
    log({ form, kind: failure.kind === 'http' ? 'http' : failure.cause, status });
  if (logs === 'unknownFields' && unknownFields(failure, fields).length > 0)
    log({ form, kind: 'unknownField', status });
}

/**
 * Sends a form's values and returns its new status, by the error catalogue. Does not navigate if the visitor has left
 * the page before the response.
 */
export function useSubmit<Values>(submission: Submission<Values>) {
  const { form, page = form, fields, send, onSuccess, onSecondFactor } = submission;
  const { t } = useTranslation('auth');
  const { locale } = usePlace();
  return async (values: Values): Promise<FormStatus> => {
    const result = await send(values, locale);
    const isHere = isAt(page);
    if (result.ok) {
      dropTypedValues(form);
      if (isHere) onSuccess(values);
      return { ...idle, state: 'success' };
    }
    const row = rowFor(form, result);
    const shown = statusAfterFailure(row, result, fields, t);
    logFailure(submission, result, row, shown);
    if (row.shows === 'codeForm' && isHere) onSecondFactor?.(values);
    return shown;
  };
}
