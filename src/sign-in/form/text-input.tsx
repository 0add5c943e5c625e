import { Check } from 'lucide';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { controlAttributes, type ControlText, FieldFrame } from './field-frame';
import * as styles from './control.module.css';

export interface TextInputProps extends ControlText, Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name'> {
  name: string;
  isEmpty: boolean;
  /** Shows a check mark: the value has been validated and is valid. */
  valid?: boolean;
  /** `code` is for a short code that is compared character by character: large, with space between them. */
  look?: 'code';
  /** A small control inside the field, at its end. */
  end?: ReactNode;
}

export function TextInput(props: TextInputProps) {
  const { name, label, hint, isHintLive, error, isEmpty, valid, end, look, ...input } = props;
  // An empty field has one thing to say: that it is empty. Both texts together would wrap and move the form.
  const shownHint = error && isEmpty ? undefined : hint;
  const inside = end ?? (valid && <Icon of={Check} size={20} className={styles.tick} />);
  return (
    <FieldFrame name={name} label={label} hint={shownHint} isHintLive={isHintLive} error={error}>
      <input
        className={styles.control}
        data-look={look}
        data-end={Boolean(inside) || undefined}
        {...input}
        {...controlAttributes(name, { hint: isHintLive && !isEmpty ? undefined : shownHint, error })}
      />
      {inside && <span className={styles.end}>{inside}</span>}
    </FieldFrame>
  );
}
