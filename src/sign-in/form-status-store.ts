import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '../i18n/locales';
import { useCurrentPage } from '../i18n/current-page';
import { isAt } from '../i18n/is-at';
import type { FormName, RouteId } from '../routes';
import type { ApiResult } from './broker/answer';
import { type Incident, reactionTo } from './error-catalogue';
import { type FormStatus, idle } from './form/form-status';

/** The key of a request's status: a page may have several forms that send requests. */
const statusKey = (page: RouteId, form: FormName): string => `${page} ${form}`;

/**
 * Request statuses. They are stored outside of components, so that they survive a change of language, which remounts
 * the page.
 */
const statuses = new Map<string, FormStatus>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const statusOf = (key: string): FormStatus => statuses.get(key) ?? idle;

/** The status of the form that a page is named after. */
export const statusAt = (page: FormName): FormStatus => statusOf(statusKey(page, page));

function show(key: string, status: FormStatus): void {
  statuses.set(key, status);
  for (const listener of listeners) listener();
}

/** Deletes the statuses of pages that are not shown. */
export function forgetLeftStatuses(): void {
  for (const key of statuses.keys()) if (!isAt(key.split(' ')[0] as RouteId)) statuses.delete(key);
}

/** The only function of the sign-in area that logs. Its type allows no names, e-mail addresses, tokens or passwords. */
const log = ({ form, kind, status }: Incident): void => console.error('Sign-in area:', { form, kind, status });

interface FormRequestFacts<Values> {
  form: FormName;
  /** The page that contains the form. By default the page with the same name as the form. */
  page?: RouteId;
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
  const { form, page = form, fields, send, then } = facts;
  const { locale } = useCurrentPage();
  const key = statusKey(page, form);
  const status = useSyncExternalStore(subscribe, () => statusOf(key));
  useEffect(() => forgetLeftStatuses, []);
  const reset = useCallback((state: 'idle' | 'failed') => show(key, { ...idle, state }), [key]);

  const submit = async (values: Values, sent: object = values): Promise<FormStatus> => {
    const sending: FormStatus = { ...idle, state: 'sending' };
    show(key, sending);
    const { status: answer, incident } = reactionTo(await send(values, locale), form, fields);
    if (incident) log(incident);
    if (!isAt(page) || statusOf(key) !== sending) return answer;
    show(key, { ...answer, sent });
    then[answer.state]?.(values);
    return answer;
  };
  return { status, submit, reset };
}
