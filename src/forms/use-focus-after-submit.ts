import { useFormikContext } from 'formik';
import { type RefObject, useEffect, useState } from 'react';
import { errorId } from './control-ids';
import type { FormStatus } from './form-status';

const errorOf = ({ id }: HTMLElement): string => document.getElementById(errorId(id))?.textContent ?? '';

/**
 * Moves the focus after each attempt to submit: to the first invalid field, or to the button after a failure without a
 * message. Alerts take it themselves. Returns the error of a field that had the focus already, until a value changes:
 * screen readers read a field and its error when it receives the focus, not when it keeps it.
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement>, { state, alerts }: FormStatus): string {
  const { isSubmitting, submitCount, values } = useFormikContext();
  const [unheard, setUnheard] = useState({ error: '', attempt: 0, values });
  const selector = state === 'failed' ? '[type="submit"]' : '[aria-invalid="true"]';
  const hasAlerts = alerts.length > 0;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const target = hasAlerts ? undefined : form.current?.querySelector<HTMLElement>(selector);
    // Before the focus moves: only a field that has the focus already is not read out.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the errors are read from the DOM
    setUnheard({
      error: target && target === document.activeElement ? errorOf(target) : '',
      attempt: submitCount,
      values,
    });
    target?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the focus may move after an attempt, not while the visitor types
  }, [submitCount, isSubmitting]);
  // Empty in between, so that the same error is announced after every attempt, and no error after an answer without one.
  return isSubmitting || unheard.attempt !== submitCount || unheard.values !== values ? '' : unheard.error;
}
