import { useFormikContext } from 'formik';
import { type FormStatus, holdsWhatWasSent, idle } from './form-status';

/** The status of the form around it. A failure without a message is over once a value has changed. */
export function useFormStatus(): FormStatus {
  const { status, values } = useFormikContext<object>();
  // Formik types its status as `any`; `Form` alone sets it.
  const current = (status as FormStatus | undefined) ?? idle;
  return current.state === 'failed' && !holdsWhatWasSent(current, values) ? { ...current, state: 'idle' } : current;
}
