import type { ReactNode } from 'react';
import { FieldMessages, useFormField } from './field';
import * as styles from './checkbox-field.module.css';

interface CheckboxFieldProps {
  name: string;
  /** A text that may contain a link. */
  label: ReactNode;
}

export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { control, messages, initialValue } = useFormField({ name });
  return (
    <div>
      <div className={styles.line}>
        <input type="checkbox" className={styles.box} defaultChecked={Boolean(initialValue)} {...control} />
        <label className={styles.label} htmlFor={control.id}>
          {label}
        </label>
      </div>
      <FieldMessages {...messages} />
    </div>
  );
}
