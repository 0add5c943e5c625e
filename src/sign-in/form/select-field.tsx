import { ChevronDown } from '../../components/icons';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { controlAttributes, type ControlText, LabelledField } from './labelled-field';
import { useFormField } from './use-form-field';
import * as styles from './select-field.module.css';

interface SelectFieldProps extends ControlText, Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'name'> {
  options: readonly { value: string; label: string }[];
  /**
   * What the closed list shows instead of the selected option: a shorter text with a picture, which `<option>` cannot
   * contain.
   */
  face: ReactNode;
}

/** A native `<select>`, transparent above a styled display of its value. */
export function SelectField({ name, label, hint, options, face, ...select }: SelectFieldProps) {
  const { handlers, initialValue, error } = useFormField<string>(name);
  return (
    <LabelledField name={name} label={label} hint={hint} error={error}>
      <select
        className={styles.select}
        defaultValue={initialValue}
        {...select}
        {...handlers}
        {...controlAttributes(name, { hint, error })}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <span className={styles.face} aria-hidden>
        {face}
        <Icon of={ChevronDown} size={18} className={styles.chevron} />
      </span>
    </LabelledField>
  );
}
