import { ChevronDown } from '../../components/icons';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { type FieldFacts, LabelledField, useFormField } from './field';
import * as styles from './select-field.module.css';

interface SelectFieldProps extends FieldFacts, Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'name'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /**
   * What the closed list shows instead of the selected option: a shorter text with a picture, which `<option>` cannot
   * contain.
   */
  face: ReactNode;
}

/** A native `<select>`, transparent above a styled display of its value. */
export function SelectField({ name, label, hint, options, face, ...select }: SelectFieldProps) {
  const { control, messages, initialValue } = useFormField({ name, hint });
  return (
    <LabelledField label={label} {...messages}>
      <select className={styles.select} defaultValue={initialValue} {...select} {...control}>
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
