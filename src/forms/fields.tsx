import { CheckboxInput, type CheckboxInputProps } from './checkbox-input';
import { PasswordInput, type PasswordInputProps } from './password-input';
import { SelectInput, type SelectInputProps } from './select-input';
import { TextInput, type TextInputProps } from './text-input';
import { useFormField } from './use-form-field';

/* Each input, connected to the field of its name in the surrounding Formik form. */

export function TextField(props: Omit<TextInputProps, 'error' | 'valid' | 'end'>) {
  const { control, error, valid } = useFormField<string>(props.name);
  return <TextInput {...props} {...control} error={error} valid={valid} />;
}

export function PasswordField(props: Omit<PasswordInputProps, 'error' | 'covered'>) {
  const { control, error, isSubmitting } = useFormField<string>(props.name);
  return <PasswordInput {...props} {...control} error={error} covered={isSubmitting} />;
}

export function SelectField(props: Omit<SelectInputProps, 'error'>) {
  const { control, error } = useFormField<string>(props.name);
  return <SelectInput {...props} {...control} error={error} />;
}

export function CheckboxField(props: Omit<CheckboxInputProps, 'error'>) {
  const { control, error } = useFormField<boolean>(props.name, 'checkbox');
  const { checked, onChange, onBlur } = control;
  return <CheckboxInput {...props} checked={checked} onChange={onChange} onBlur={onBlur} error={error} />;
}
