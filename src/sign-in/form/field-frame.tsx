import { CircleAlert } from '../../components/icons';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import * as styles from './field-frame.module.css';

export interface ControlText {
  name: string;
  label: string;
  /** Permanent help text. */
  hint?: ReactNode;
  /**
   * The hint changes with the value, and a live region announces it: otherwise, screen readers would read it twice, or
   * at every key. It describes the control only while that is empty.
   */
  isHintLive?: boolean;
}

/** The error message of a control; if set, the control is invalid. */
interface ControlError {
  error?: string;
}

/** The id of the control of a field; there is one form on a page. */
export const controlId = (name: string): string => `field-${name}`;

const hintId = (name: string): string => `${controlId(name)}-hint`;

/** The id of the error of the control with an id. */
export const errorId = (id: string): string => `${id}-error`;

/** The ARIA attributes that connect a control with its error and hint, in the order in which they are shown. */
export function controlAttributes(name: string, { hint, error }: Pick<ControlText, 'hint'> & ControlError) {
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

/**
 * The error and the hint below a control. One line is always reserved, and both share it where they fit, so that an
 * error rarely moves what follows.
 */
export const FieldMessages = ({ name, hint, isHintLive, error }: Omit<ControlText, 'label'> & ControlError) => (
  <div className={styles.messages}>
    {error && (
      <p id={errorId(controlId(name))} className={styles.error}>
        <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
        <span dir="auto">{error}</span>
      </p>
    )}
    {hint && (
      <p id={hintId(name)} aria-hidden={isHintLive} className={styles.hint}>
        {hint}
      </p>
    )}
  </div>
);

interface FieldFrameProps extends ControlText, ControlError {
  children: ReactNode;
}

/** The parts around a control: label above it, error and hint below it. */
export const FieldFrame = ({ label, children, ...messages }: FieldFrameProps) => (
  <div>
    <label className={styles.label} htmlFor={controlId(messages.name)}>
      {label}
    </label>
    <div className={styles.box}>{children}</div>
    <FieldMessages {...messages} />
  </div>
);
