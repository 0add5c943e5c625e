import { useCallback, useEffect } from 'react';
import { useCurrentPage } from '../i18n/current-page';
import type { Locale } from '../i18n/locales';
import type { FormName } from '../routes';
import type { ApiResult } from './broker/answer';
import { type Incident, reactionTo } from './error-catalogue';
import { type FormKey, type FormStatus, idle, setStatus, statusOf, useStatus } from './form/form-state';

/** The only function of the sign-in area that logs. Its type allows no names, e-mail addresses, tokens or passwords. */
const log = ({ form, kind, status }: Incident): void => console.error('Sign-in area:', { form, kind, status });

/**
 * Ignores the key presses that repeat while the Enter key is held down. Otherwise the request would be sent again after
 * each error, until the broker blocks the visitor: https://github.com/jaredpalmer/formik/issues/3590
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

interface FormRequestFacts<Values> {
  /** The form whose rows of the error catalogue apply. */
  form: FormName;
  /** The key under which the form's status is stored; by default that of the form. */
  key?: FormKey;
  /** Names of the form's fields, at which server errors are shown. */
  fields: readonly string[];
  send: (values: Values, locale: Locale) => Promise<ApiResult>;
  /** Functions to call after a response, by the new state of the form. */
  then: Partial<Record<FormStatus['state'], (values: Values) => void>>;
}

/**
 * Returns a function that sends the request of a form, and the status of the last request. Ignores the response once
 * the visitor has left the page.
 */
export function useFormRequest<Values extends object>(facts: FormRequestFacts<Values>) {
  const { form, key = form, fields, send, then } = facts;
  const { locale } = useCurrentPage();
  const status = useStatus(key);
  const reset = useCallback(() => setStatus(key, idle), [key]);
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter);
    return () => document.removeEventListener('keydown', ignoreHeldEnter);
  }, []);

  const submit = async (values: Values, sent: object = values): Promise<FormStatus> => {
    const sending: FormStatus = { ...idle, state: 'sending' };
    setStatus(key, sending);
    const { status: answer, incident } = reactionTo(await send(values, locale), form, fields);
    if (incident) log(incident);
    // If the visitor has left the page, its status has been deleted.
    if (statusOf(key) !== sending) return answer;
    setStatus(key, { ...answer, sent });
    then[answer.state]?.(values);
    return answer;
  };
  return { status, submit, reset };
}
