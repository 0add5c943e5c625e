import type { ReactNode } from 'react';
import { controlId, type ControlText, hintId } from './control-ids';
import { FieldError } from './field-error';
import * as styles from './field-frame.module.css';

interface FieldFrameProps extends ControlText {
  name: string;
  children: ReactNode;
}

/** The parts around a control: label and hint above it, error below it. */
export const FieldFrame = ({ name, label, hint, error, children }: FieldFrameProps) => (
  <div>
    <label className={styles.label} htmlFor={controlId(name)}>
      {label}
    </label>
    {hint && (
      <p id={hintId(name)} className={styles.hint}>
        {hint}
      </p>
    )}
    <div className={styles.box}>{children}</div>
    <FieldError name={name} error={error} />
  </div>
);
