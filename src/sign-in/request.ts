import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '../i18n/locales';
import { usePlace } from '../i18n/tree';
import type { FormName, RouteId } from '../routes';
import type { Result } from './broker/answer';
import { type Incident, reactionTo } from './error-catalogue';
import { type FormStatus, idle } from './form/form-status';
import { dropTypedValues } from './form/typed-values';
import { isAt } from './is-at';

/** By page and not in a component, so that a request and its answer survive a language switch. */
const statuses = new Map<RouteId, FormStatus>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const statusAt = (page: RouteId): FormStatus => statuses.get(page) ?? idle;

function show(page: RouteId, status: FormStatus): void {
  statuses.set(page, status);
  for (const listener of listeners) listener();
}

/** Forgets the statuses of pages that are not shown. */
export function leaveRequests(): void {
  for (const page of statuses.keys()) if (!isAt(page)) statuses.delete(page);
}

/** The only function of the sign-in area that logs. Its type admits no names, addresses, tokens or passwords. */
const log = ({ form, kind, status }: Incident): void => console.error('Sign-in area:', { form, kind, status });

interface RequestFacts<Values> {
  form: FormName;
  /** The route of the form's page, if it is not the form's name. */
  page?: RouteId;
  /** The names of the form's fields, to which errors from the server are assigned. */
  fields: readonly string[];
  send: (values: Values, locale: Locale) => Promise<Result>;
  /** What follows an answer, by the state that it leads to. */
  then: Partial<Record<FormStatus['state'], (values: Values) => void>>;
}

/** The request of a form: its status, and what sends it. An answer is ignored once the visitor has left the page. */
export function useRequest<Values extends object>(facts: RequestFacts<Values>) {
  const { form, page = form, fields, send, then } = facts;
  const { locale } = usePlace();
  const status = useSyncExternalStore(subscribe, () => statusAt(page));
  useEffect(() => leaveRequests, []);
  const reset = useCallback((state: 'idle' | 'failed') => show(page, { ...idle, state }), [page]);

  const submit = async (values: Values, sent: object = values): Promise<FormStatus> => {
    const sending: FormStatus = { ...idle, state: 'sending' };
    show(page, sending);
    const { status: answer, incident } = reactionTo(await send(values, locale), form, fields);
    if (incident) log(incident);
    if (answer.state === 'success') dropTypedValues(form);
    if (!isAt(page) || statusAt(page) !== sending) return answer;
    show(page, { ...answer, sent });
    then[answer.state]?.(values);
    return answer;
  };
  return { status, submit, reset };
}
