import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { controlAttributes, controlId, FieldMessages } from './field-frame';
import * as styles from './checkbox-input.module.css';

export interface CheckboxInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name' | 'type'> {
  name: string;
  /** May contain a link. */
  label: ReactNode;
  error?: string;
}

export const CheckboxInput = ({ name, label, error, ...input }: CheckboxInputProps) => (
  <div>
    <div className={styles.line}>
      <input type="checkbox" className={styles.box} {...input} {...controlAttributes(name, { error })} />
      <label className={styles.label} htmlFor={controlId(name)}>
        {label}
      </label>
    </div>
    <FieldMessages name={name} error={error} />
  </div>
);
