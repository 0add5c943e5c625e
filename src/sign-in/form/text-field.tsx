import { Check } from '../../components/icons';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { controlAttributes, type ControlText, LabelledField } from './labelled-field';
import { useFormField } from './use-form-field';
import * as styles from './control.module.css';

export interface TextFieldProps extends ControlText, Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name'> {
  /** `code`: large letters with space between them, for a short code that is compared character by character. */
  look?: 'code';
  /** A small button inside the field, at its end. Without one, a valid field has a check mark there. */
  end?: ReactNode;
}

export function TextField({ name, label, hint, isHintLive, end, look, ...input }: TextFieldProps) {
  const { handlers, initialValue, isEmpty, isValid, error } = useFormField<string>(name);
  // An empty field with an error does not show its hint: together the two would wrap and shift the layout.
  const shownHint = error && isEmpty ? undefined : hint;
  const inside = end ?? (isValid && <Icon of={Check} size={20} className={styles.tick} />);
  return (
    <LabelledField name={name} label={label} hint={shownHint} isHintLive={isHintLive} error={error}>
      <input
        className={styles.control}
        data-look={look}
        data-end={Boolean(inside) || undefined}
        defaultValue={initialValue}
        {...input}
        {...handlers}
        {...controlAttributes(name, { hint: isHintLive && !isEmpty ? undefined : shownHint, error })}
      />
      {inside && <span className={styles.end}>{inside}</span>}
    </LabelledField>
  );
}
