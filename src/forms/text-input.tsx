import { Check } from 'lucide';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../components/icon';
import { controlAttributes, type ControlText } from './control-ids';
import { FieldFrame } from './field-frame';
import * as styles from './control.module.css';

export interface TextInputProps extends ControlText, Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name'> {
  name: string;
  /** Shows a check mark: the value has been validated and is valid. */
  valid?: boolean;
  /** A small control inside the field, at its end. */
  end?: ReactNode;
  /** The id of a further description elsewhere on the page. */
  describedBy?: string;
}

export function TextInput({ name, label, hint, error, valid, end, describedBy, ...input }: TextInputProps) {
  const inside = end ?? (valid && <Icon of={Check} size={20} className={styles.tick} />);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input
        className={styles.control}
        data-end={Boolean(inside) || undefined}
        {...input}
        {...controlAttributes(name, { hint, error }, describedBy)}
      />
      {inside && <span className={styles.end}>{inside}</span>}
    </FieldFrame>
  );
}
