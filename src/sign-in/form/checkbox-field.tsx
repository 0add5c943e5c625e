import type { ReactNode } from 'react';
import { controlAttributes, controlId, FieldMessages } from './labelled-field';
import { useFormField } from './use-form-field';
import * as styles from './checkbox-field.module.css';

interface CheckboxFieldProps {
  name: string;
  /** A text that may contain a link. */
  label: ReactNode;
}

export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { handlers, initialValue, error } = useFormField<boolean>(name);
  return (
    <div>
      <div className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          defaultChecked={initialValue}
          {...handlers}
          {...controlAttributes(name, { error })}
        />
        <label className={styles.label} htmlFor={controlId(name)}>
          {label}
        </label>
      </div>
      <FieldMessages name={name} error={error} />
    </div>
  );
}
