import { useSyncExternalStore } from 'react';
import type strings from '../../../locales/en/sign-in.json';
import { readAddress } from '../../i18n/read-address';
import { type FormName, type RouteId, routes } from '../../routes';

type Strings = typeof strings;

/** A top-level key of `sign-in.json`: a message that validation rules and the error catalogue use. */
export type MessageKey = { [Key in keyof Strings]: Strings[Key] extends string ? Key : never }[keyof Strings];

/**
 * A message of the site by its key, or a text from the server. Components translate it (`textOf`), because the language
 * may change while it is shown.
 */
export type Message = MessageKey | { text: string };

export const textOf = (message: Message, t: (key: MessageKey) => string): string =>
  typeof message === 'string' ? t(message) : message.text;

/** What a form shows after a request. */
export interface FormStatus {
  /**
   * `failed`: failed without a message; the button reads "Try again" until a value changes. `twoFactor`: the page for
   * the second factor is loading; the button shows a spinner.
   */
  state: 'idle' | 'sending' | 'failed' | 'success' | 'twoFactor';
  /** Messages shown above the form. */
  alerts: readonly Message[];
  /** Messages by field name. Each is shown until the value of its field changes. */
  fieldErrors: Readonly<Record<string, readonly Message[]>>;
  /** The values that were sent, as typed. Each request has a new object. */
  sent?: object;
}

export const idle: FormStatus = { state: 'idle', alerts: [], fieldErrors: {} };

export const isBusy = (state: FormStatus['state']): boolean => state === 'sending' || state === 'twoFactor';

/** A form, or a button that sends a request without fields. */
export type FormKey = FormName | 'newCode' | 'resendRecovery';

interface FormState {
  /** The values that the visitor has changed, by field name. */
  typed: object;
  /** The status of the last request. */
  status: FormStatus;
}

/**
 * The state of the forms. It is stored outside of components, so that it survives a change of language, which remounts
 * the page. In memory only: a reload deletes it.
 */
const states = new Map<FormKey, FormState>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const stateOf = (key: FormKey): FormState => states.get(key) ?? { typed: {}, status: idle };

function change(key: FormKey, part: Partial<FormState>): void {
  states.set(key, { ...stateOf(key), ...part });
  for (const listener of listeners) listener();
}

export const statusOf = (key: FormKey): FormStatus => stateOf(key).status;

export const useStatus = (key: FormKey): FormStatus => useSyncExternalStore(subscribe, () => statusOf(key));

export const setStatus = (key: FormKey, status: FormStatus): void => change(key, { status });

/** Returns the initial values of a form, except where the visitor has typed a value before: then that value. */
export function withTyped<Values extends object>(key: FormKey, initial: Values): Values {
  const typed = Object.entries(stateOf(key).typed).filter(([name]) => name in initial);
  return { ...initial, ...Object.fromEntries(typed) };
}

/**
 * Keeps the values that the visitor has changed. Unchanged defaults are not kept, since they depend on the language.
 */
export function keepTyped(key: FormKey, values: object, initial: object): void {
  const { typed } = stateOf(key);
  const changed = Object.entries(values).filter(
    ([name, value]) => name in typed || value !== Reflect.get(initial, name),
  );
  change(key, { typed: { ...typed, ...Object.fromEntries(changed) } });
}

export function forgetTyped(): void {
  for (const key of states.keys()) change(key, { typed: {} });
}

const secrets: readonly string[] = ['password', 'password_confirmation', 'secret'];

const withoutSecrets = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));

/**
 * Must be called when a page with a form, or with a notice about one, is unmounted: when the visitor has left it or has
 * changed the language. Outside the sign-in area, everything is deleted. On another page of the area, the typed values
 * stay. On the same page in another language, the status stays too. Passwords and codes are always deleted.
 */
export function leavePage(page: RouteId): void {
  const { route } = readAddress(window.location.pathname);
  if (!route || routes[route].area !== 'sign-in') states.clear();
  for (const [key, { typed, status }] of states) {
    const kept = status.sent ? { ...status, sent: withoutSecrets(status.sent) } : status;
    states.set(key, { typed: withoutSecrets(typed), status: route === page ? kept : idle });
  }
}
