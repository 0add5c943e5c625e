import { ChevronDown } from 'lucide';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { controlAttributes, type ControlText, FieldFrame } from './field-frame';
import * as styles from './select-input.module.css';

export interface SelectInputProps extends ControlText, Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'name'> {
  name: string;
  options: readonly { value: string; label: string }[];
  /**
   * Content of the closed list, shorter than the selected option and with a picture, which `<option>` cannot contain.
   */
  face: ReactNode;
}

/** A native `<select>`, transparent above a custom display of its value. */
export const SelectInput = ({ name, label, hint, error, options, face, ...select }: SelectInputProps) => (
  <FieldFrame name={name} label={label} hint={hint} error={error}>
    <select className={styles.select} {...select} {...controlAttributes(name, { hint, error })}>
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
  </FieldFrame>
);
