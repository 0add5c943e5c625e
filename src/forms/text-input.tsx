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
  /** `code` is for a short code that is compared character by character: large, with space between them. */
  look?: 'code';
  /** A small control inside the field, at its end. */
  end?: ReactNode;
}

export function TextInput({ name, label, hint, isHintLive, error, valid, end, look, ...input }: TextInputProps) {
  // An empty field has one thing to say: that it is empty. Both texts together would wrap and move the form.
  const shownHint = error && !input.value ? undefined : hint;
  const inside = end ?? (valid && <Icon of={Check} size={20} className={styles.tick} />);
  return (
    <FieldFrame name={name} label={label} hint={shownHint} isHintLive={isHintLive} error={error}>
      <input
        className={styles.control}
        data-look={look}
        data-end={Boolean(inside) || undefined}
        {...input}
        {...controlAttributes(name, { hint: isHintLive && input.value ? undefined : shownHint, error })}
      />
      {inside && <span className={styles.end}>{inside}</span>}
    </FieldFrame>
  );
}
