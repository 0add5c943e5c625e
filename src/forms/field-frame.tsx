import type { ReactNode } from 'react';
import { controlId, type ControlText } from './control-ids';
import { FieldMessages } from './field-messages';
import * as styles from './field-frame.module.css';

interface FieldFrameProps extends ControlText {
  name: string;
  children: ReactNode;
}

/** The parts around a control: label above it, error and hint below it. */
export const FieldFrame = ({ name, label, hint, isHintLive, error, children }: FieldFrameProps) => (
  <div>
    <label className={styles.label} htmlFor={controlId(name)}>
      {label}
    </label>
    <div className={styles.box}>{children}</div>
    <FieldMessages name={name} hint={hint} isHintLive={isHintLive} error={error} />
  </div>
);
