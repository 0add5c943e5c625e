import { useFormikContext } from 'formik';
import { type FormStatus, holdsWhatWasSent, idle } from './form-status';

/** The status of the surrounding form. A failure without a message ends when a value changes. */
export function useFormStatus(): FormStatus {
  // Formik types its status as `any`; `Form` alone sets it.
  const form: { status?: FormStatus; values: object } = useFormikContext<object>();
  const { status = idle, values } = form;
  return status.state === 'failed' && !holdsWhatWasSent(status, values) ? { ...status, state: 'idle' } : status;
}
