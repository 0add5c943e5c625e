import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { errorId } from './field';
import type { FormStatus } from './form-status';

const errorOf = ({ id }: HTMLElement): string => document.getElementById(errorId(id))?.textContent ?? '';

/**
 * Moves the focus after each attempt to submit: to the first invalid field, or to the button after a failure without a
 * message. Alerts focus themselves. `mistakes` is a new object after each attempt to submit invalid values. Returns the
 * error of a field that already had the focus, and a function that clears it: screen readers read a field's error only
 * when it receives the focus.
 */
export function useFocusAfterSubmit(
  form: RefObject<HTMLFormElement>,
  status: FormStatus,
  mistakes: object | undefined,
) {
  const [unheard, setUnheard] = useState('');
  const before = useRef({ status, mistakes });
  useEffect(() => {
    const { status: earlier, mistakes: earlierMistakes } = before.current;
    before.current = { status, mistakes };
    const isAnswered = status.sent !== undefined && status.sent !== earlier.sent;
    if (mistakes === earlierMistakes && !isAnswered) return;
    const selector = status.state === 'failed' ? '[type="submit"]' : '[aria-invalid="true"]';
    const hasAlerts = isAnswered && status.alerts.length > 0;
    const target = hasAlerts ? undefined : form.current?.querySelector<HTMLElement>(selector);
    // Must come before `focus()`. If the field already has the focus, screen readers do not read its error by
    // themselves.
    setUnheard(target && target === document.activeElement ? errorOf(target) : '');
    target?.focus();
  }, [form, status, mistakes]);
  const forget = useCallback(() => setUnheard(''), []);
  return [unheard, forget] as const;
}
