import { useField, useFormikContext } from 'formik';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { serverErrorsOf } from './form-status';
import type { MessageKey } from './message-key';
import { useFormStatus } from './use-form-status';

/**
 * A field of the form around it: what its control needs, what is wrong with it once it was touched or the server
 * refused it, and whether it passed its check.
 */
export function useFormField<Value>(name: string, type?: 'checkbox') {
  const { t } = useTranslation('auth');
  const [control, { touched, error: brokenRule, value }] = useField<Value>({ name, type });
  const { isSubmitting } = useFormikContext();
  const serverErrors = serverErrorsOf(useFormStatus(), name, value);
  // The schemas' messages are keys; Formik knows them as strings.
  const error = touched && brokenRule ? t(brokenRule as MessageKey) : serverErrors.join(' ') || undefined;
  return { control, error, valid: touched && !error && Boolean(value), isSubmitting };
}
