import { useTranslation } from 'react-i18next';
import { createContext } from 'react';
import type strings from '../../../locales/en/sign-in.json';

type Strings = typeof strings;

/** The top-level names of `sign-in.json`: the messages that rules and the error catalogue refer to. */
export type MessageKey = { [Key in keyof Strings]: Strings[Key] extends string ? Key : never }[keyof Strings];

/** One of the site's messages, or a text as the server said it. */
export type Message = MessageKey | { text: string };

/** The state of a form's last request: what the form shows. */
export interface FormStatus {
  /**
   * `failed` is a failure without a message: the button reads "Try again" until a value changes. `twoFactor` shows the
   * spinner until the page for the second factor has loaded.
   */
  state: 'idle' | 'sending' | 'failed' | 'success' | 'twoFactor';
  /** Shown above the form. */
  alerts: readonly Message[];
  /** Messages by field name, each shown until the value of its field changes. */
  fieldErrors: Readonly<Record<string, readonly Message[]>>;
  /** The values that were sent, as typed; a new object for each request. */
  sent?: object;
}

export const idle: FormStatus = { state: 'idle', alerts: [], fieldErrors: {} };

export const isBusy = ({ state }: Pick<FormStatus, 'state'>): boolean => state === 'sending' || state === 'twoFactor';

/** The status of the surrounding form. */
export const FormStatusContext = createContext(idle);

/** Translates messages into the language of the page, which may have changed since they came. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('sign-in');
  return (message) => (typeof message === 'string' ? t(message) : message.text);
}
