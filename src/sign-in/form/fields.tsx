import { useField } from 'formik';
import { useContext } from 'react';
import { CheckboxInput, type CheckboxInputProps } from './checkbox-input';
import { FormStatusContext, type Message, type MessageKey, useMessageText } from './form-status';
import { PasswordInput, type PasswordInputProps } from './password-input';
import { SelectInput, type SelectInputProps } from './select-input';
import { TextInput, type TextInputProps } from './text-input';

/**
 * A field of the surrounding form: what its control needs, its error once it was touched or refused by the server, and
 * whether it is valid. The control holds its value itself, since React would overwrite what a password manager or an
 * extension writes into it without an event.
 */
function useFormField<Value>(name: string) {
  const messageText = useMessageText();
  const { state, fieldErrors, sent } = useContext(FormStatusContext);
  const [{ onChange, onBlur }, { touched, error: brokenRule, value, initialValue }] = useField<Value>(name);
  // Formik's own errors are reset when any field changes, these when their field does.
  const isAsSent = sent !== undefined && Reflect.get(sent, name) === value;
  const refusal: readonly Message[] = isAsSent && Object.hasOwn(fieldErrors, name) ? (fieldErrors[name] ?? []) : [];
  // Messages in the schemas are string keys; Formik types them as strings.
  const messages = touched && brokenRule ? [brokenRule as MessageKey] : refusal;
  return {
    control: { name, onChange, onBlur },
    initialValue,
    isEmpty: !value,
    touched,
    error: messages.map(messageText).join(' ') || undefined,
    isSending: state === 'sending',
  };
}

/* Each input, connected to the field of its name. */

type FromField = 'error' | 'valid' | 'isEmpty' | 'covered' | 'defaultValue' | 'defaultChecked';

export function TextField(props: Omit<TextInputProps, FromField | 'end'>) {
  const { control, initialValue, isEmpty, touched, error } = useFormField<string>(props.name);
  const valid = touched && !error && !isEmpty;
  return <TextInput {...props} {...control} {...{ isEmpty, error, valid }} defaultValue={initialValue} />;
}

export function PasswordField(props: Omit<PasswordInputProps, FromField>) {
  const { control, initialValue, isEmpty, error, isSending } = useFormField<string>(props.name);
  return (
    <PasswordInput {...props} {...control} {...{ isEmpty, error }} covered={isSending} defaultValue={initialValue} />
  );
}

export function SelectField(props: Omit<SelectInputProps, FromField>) {
  const { control, initialValue, error } = useFormField<string>(props.name);
  return <SelectInput {...props} {...control} error={error} defaultValue={initialValue} />;
}

export function CheckboxField(props: Omit<CheckboxInputProps, FromField>) {
  const { control, initialValue, error } = useFormField<boolean>(props.name);
  return <CheckboxInput {...props} {...control} error={error} defaultChecked={initialValue} />;
}
