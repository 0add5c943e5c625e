import { useField, useFormikContext } from 'formik';
import { type MessageKey, useMessages } from './message';
import { type Answer, refusalOf } from './outcome';

/**
 * A field of the form around it: what its control needs, what is wrong with it once it was touched or refused,
 * and whether it was filled in well.
 */
export function useFormField<Value>(name: string, type?: 'checkbox') {
  const [control, { touched, error: invalid, value }] = useField<Value>({ name, type });
  const { status, isSubmitting } = useFormikContext();
  const say = useMessages();
  const refused = refusalOf(status as Answer | undefined, name, value);
  const error = touched && invalid ? say({ key: invalid as MessageKey }) : refused.map(say).join(' ') || undefined;
  return { control, error, valid: touched && !error && Boolean(value), isSubmitting };
}
