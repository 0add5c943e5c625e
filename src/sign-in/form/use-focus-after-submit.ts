import type { FormikState } from 'formik';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { errorId } from './field';
import type { FormStatus } from './form-state';

const errorOf = ({ id }: HTMLElement): string => document.getElementById(errorId(id))?.textContent ?? '';

/**
 * Moves the focus after each attempt to submit: to the first invalid field, or to the button after a failure without a
 * message. Alerts focus themselves. A response that arrives after a change of language counts as an attempt too. Returns
 * the error of a field that already had the focus, and a function that clears it: screen readers read a field's error
 * only when it receives the focus.
 */
export function useFocusAfterSubmit(
  form: RefObject<HTMLFormElement>,
  status: FormStatus,
  { submitCount, isSubmitting }: Pick<FormikState<unknown>, 'submitCount' | 'isSubmitting'>,
) {
  const [unheard, setUnheard] = useState('');
  const before = useRef({ submitCount, sent: status.sent });
  useEffect(() => {
    if (isSubmitting) return;
    const { submitCount: earlierCount, sent: earlierSent } = before.current;
    before.current = { submitCount, sent: status.sent };
    const isAnswered = status.sent !== undefined && status.sent !== earlierSent;
    if (submitCount === earlierCount && !isAnswered) return;
    const selector = status.state === 'failed' ? '[type="submit"]' : '[aria-invalid="true"]';
    const hasAlerts = isAnswered && status.alerts.length > 0;
    const target = hasAlerts ? undefined : form.current?.querySelector<HTMLElement>(selector);
    // Checks before `focus()` whether the field already has the focus: then screen readers do not read its error by
    // themselves.
    setUnheard(target && target === document.activeElement ? errorOf(target) : '');
    target?.focus();
  }, [form, status, submitCount, isSubmitting]);
  const forget = useCallback(() => setUnheard(''), []);
  return [unheard, forget] as const;
}
