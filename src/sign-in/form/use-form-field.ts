import { useField } from 'formik';
import { useContext } from 'react';
import { FormStatusContext, type Message, type MessageKey, useMessageText } from './form-status';

/**
 * A field of the surrounding form: props of its input, its error once the visitor has left the field or the server has
 * refused its value, and whether it is valid. The input is uncontrolled, and the form reads its value: React would
 * overwrite values that password managers and extensions set without an event.
 */
export function useFormField<Value>(name: string) {
  const messageText = useMessageText();
  const { fieldErrors, sent } = useContext(FormStatusContext);
  const [{ onBlur }, { touched, error: brokenRule, value, initialValue }] = useField<Value>(name);
  // Server errors are shown until the value of their field changes. Formik would remove all of them when any field
  // changes.
  const isAsSent = sent !== undefined && Reflect.get(sent, name) === value;
  const refusal: readonly Message[] = isAsSent && Object.hasOwn(fieldErrors, name) ? (fieldErrors[name] ?? []) : [];
  // Messages in the schemas are keys of strings, but Formik types them as strings.
  const messages = touched && brokenRule ? [brokenRule as MessageKey] : refusal;
  const error = messages.map(messageText).join(' ') || undefined;
  const isEmpty = !value;
  return { handlers: { onBlur }, initialValue, isEmpty, isValid: touched && !error && !isEmpty, error };
}
