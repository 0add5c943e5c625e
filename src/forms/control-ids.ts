import type { ReactNode } from 'react';

export interface ControlText {
  label: string;
  /** Permanent help text. */
  hint?: ReactNode;
  /**
   * The hint changes with the value, and a live region announces it: otherwise, screen readers would read it twice, or
   * at every key. It describes the control only while that is empty.
   */
  isHintLive?: boolean;
  /** Error message; if set, the control is invalid. */
  error?: string;
}

/** The id of the control of a field; there is one form on a page. */
export const controlId = (name: string): string => `field-${name}`;

export const hintId = (name: string): string => `${controlId(name)}-hint`;

/** The id of the error of the control with an id. */
export const errorId = (id: string): string => `${id}-error`;

/** The ARIA attributes that connect a control with its error and hint, in the order in which they are shown. */
export function controlAttributes(name: string, { hint, error }: Pick<ControlText, 'hint' | 'error'>) {
  const describedBy = [error && errorId(controlId(name)), hint && hintId(name)].filter(Boolean).join(' ');
  return {
    id: controlId(name),
    name,
    // All fields of all forms are required.
    'aria-required': true,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
  };
}
