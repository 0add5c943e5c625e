import { useField } from 'formik';
import { useContext } from 'react';
import { FormStatusContext, type Message, type MessageKey, useMessageText } from './form-status';

/**
 * A field of the surrounding form: what its control needs, its error once it was touched or refused by the server, and
 * whether it is valid. The control holds its value itself, and the form reads it there: React would overwrite what a password
 * manager or an extension writes into it without an event.
 */
export function useFormField<Value>(name: string) {
  const messageText = useMessageText();
  const { fieldErrors, sent } = useContext(FormStatusContext);
  const [{ onBlur }, { touched, error: brokenRule, value, initialValue }] = useField<Value>(name);
  // Formik's own errors are reset when any field changes, these when their field does.
  const isAsSent = sent !== undefined && Reflect.get(sent, name) === value;
  const refusal: readonly Message[] = isAsSent && Object.hasOwn(fieldErrors, name) ? (fieldErrors[name] ?? []) : [];
  // Messages in the schemas are string keys; Formik types them as strings.
  const messages = touched && brokenRule ? [brokenRule as MessageKey] : refusal;
  const error = messages.map(messageText).join(' ') || undefined;
  const isEmpty = !value;
  return { handlers: { onBlur }, initialValue, isEmpty, isValid: touched && !error && !isEmpty, error };
}
