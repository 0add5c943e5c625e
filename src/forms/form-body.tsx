import { useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Announcer } from './announcer';
import { useMessages } from './message';
import { type Answer, idle } from './outcome';
import { Strip } from './strip';
import { SubmitButton } from './submit-button';
import { useFreshAfterReturn } from './use-fresh-after-return';
import * as styles from './form.module.css';

interface FormBodyProps {
  submitLabel: string;
  children: ReactNode;
}

/** The `<form>`: sends once at a time, moves the focus to the first invalid field, and says what happened. */
export function FormBody({ submitLabel, children }: FormBodyProps) {
  const { submitForm, isSubmitting, submitCount, status, resetForm } = useFormikContext();
  const { outcome } = (status as Answer | undefined) ?? { outcome: idle };
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const say = useMessages();
  const [refusedInFocus, setRefusedInFocus] = useState(false);
  useFreshAfterReturn(outcome.state === 'success' || outcome.state === 'leaving', resetForm);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    setRefusedInFocus(invalid === document.activeElement);
    invalid?.focus();
  }, [submitCount, isSubmitting]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current || outcome.state !== 'idle') return;
    sending.current = true;
    void submitForm().finally(() => {
      sending.current = false;
    });
  };

  const submitting = outcome.state === 'sending' || outcome.state === 'leaving';
  return (
    <form ref={form} method="post" noValidate aria-label={submitLabel} className={styles.form} onSubmit={handleSubmit}>
      {outcome.alerts.map((alert, index) => (
        <Strip key={index} tone="problem">
          {say(alert)}
        </Strip>
      ))}
      {children}
      <SubmitButton
        label={submitLabel}
        state={submitting ? 'submitting' : outcome.state === 'success' ? 'success' : 'idle'}
      />
      <Announcer isSubmitting={submitting} outcome={outcome} tellsRefusals={refusedInFocus} />
    </form>
  );
}
