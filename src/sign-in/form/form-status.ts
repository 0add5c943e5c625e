import { useTranslation } from 'react-i18next';
import { createContext } from 'react';
import type strings from '../../../locales/en/sign-in.json';

type Strings = typeof strings;

/** A top-level key of `sign-in.json`: a message that validation rules and the error catalogue use. */
export type MessageKey = { [Key in keyof Strings]: Strings[Key] extends string ? Key : never }[keyof Strings];

/** A message of the site by its key, or a text from the server. */
export type Message = MessageKey | { text: string };

/** The state of a form's last request, which decides what the form shows. */
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

export const isBusy = ({ state }: Pick<FormStatus, 'state'>): boolean => state === 'sending' || state === 'twoFactor';

/** The status of the surrounding form. */
export const FormStatusContext = createContext(idle);

/**
 * Returns a function that translates messages into the page's current language, which may have changed since the
 * response.
 */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('sign-in');
  return (message) => (typeof message === 'string' ? t(message) : message.text);
}
