import { CircleAlert } from '../../components/icons';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import * as styles from './labelled-field.module.css';

export interface ControlText {
  name: string;
  label: string;
  /** Help text that is always shown. */
  hint?: ReactNode;
  /**
   * Whether the hint changes with the value and a live region announces it. `aria-describedby` then refers to the hint
   * only while the field is empty: otherwise screen readers would read the hint twice, or at every key press.
   */
  isHintLive?: boolean;
}

/** The error message of a field. If set, the field is invalid. */
interface ControlError {
  error?: string;
}

/** The id of a field's input. There is only one form on a page. */
export const controlId = (name: string): string => `field-${name}`;

const hintId = (name: string): string => `${controlId(name)}-hint`;

/** The id of the error message of an input. */
export const errorId = (id: string): string => `${id}-error`;

/** ARIA attributes that connect an input with its error and hint, in visual order. */
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
 * The error and the hint below a field. At least one line is reserved. Error and hint share it if both fit, so that an
 * error rarely shifts the layout.
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

interface LabelledFieldProps extends ControlText, ControlError {
  children: ReactNode;
}

/** An input with its label above and its error and hint below. */
export const LabelledField = ({ label, children, ...messages }: LabelledFieldProps) => (
  <div>
    <label className={styles.label} htmlFor={controlId(messages.name)}>
      {label}
    </label>
    <div className={styles.box}>{children}</div>
    <FieldMessages {...messages} />
  </div>
);
