import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { serverErrorsOf } from './form-status';
import type { MessageKey } from './message-key';
import { useFormStatus } from './use-form-status';

/**
 * A field of the surrounding form: the props of its control, its error once it was touched or refused by the server,
 * and whether it is valid.
 */
export function useFormField<Value>(name: string, type?: 'checkbox') {
  const { t } = useTranslation('auth');
  const [control, { touched, error: brokenRule, value }] = useField<Value>({ name, type });
  const { isSubmitting } = useFormikContext();
  const serverErrors = serverErrorsOf(useFormStatus(), name, value);
  // Messages in the schemas are string keys; Formik types them as strings.
  const error = touched && brokenRule ? t(brokenRule as MessageKey) : serverErrors.join(' ') || undefined;
  return { control, error, valid: touched && !error && Boolean(value), isSubmitting };
}
