import { useFormikContext } from 'formik';
import { type FormStatus, holdsWhatWasSent, idle } from './form-status';

/** The status of the surrounding form. A failure without a message ends when a value changes. */
export function useFormStatus(): FormStatus {
  const { status, values } = useFormikContext<object>();
  // Formik types its status as `any`; `Form` alone sets it.
  const current = (status as FormStatus | undefined) ?? idle;
  return current.state === 'failed' && !holdsWhatWasSent(current, values) ? { ...current, state: 'idle' } : current;
}
