import { useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Alerts } from './alerts';
import { Announcer } from './announcer';
import { SubmitButton } from './submit-button';
import { useFocusAfterSubmit } from './use-focus-after-submit';
import { useFormStatus } from './use-form-status';
import { useResetAfterReturn } from './use-reset-after-return';
import * as styles from './form.module.css';

interface FormBodyProps {
  submitLabel: string;
  children: ReactNode;
}

/**
 * The `<form>`: sends one request at a time, moves the focus to the first error, and shows and announces the result.
 */
export function FormBody({ submitLabel, children }: FormBodyProps) {
  const { submitForm, resetForm } = useFormikContext();
  const status = useFormStatus();
  const form = useRef<HTMLFormElement>(null);
  // A ref, since state would be updated too late for the second click of a double click.
  const isSending = useRef(false);
  const unheardError = useFocusAfterSubmit(form, status);
  useResetAfterReturn(status.state === 'success' || status.state === 'leaving', resetForm);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || (status.state !== 'idle' && status.state !== 'failed')) return;
    isSending.current = true;
    void submitForm().finally(() => {
      isSending.current = false;
    });
  };

  return (
    <form ref={form} method="post" noValidate aria-label={submitLabel} className={styles.form} onSubmit={handleSubmit}>
      <Alerts texts={status.alerts} />
      {children}
      <SubmitButton label={submitLabel} state={status.state} />
      <Announcer state={status.state} unheardError={unheardError} />
    </form>
  );
}
