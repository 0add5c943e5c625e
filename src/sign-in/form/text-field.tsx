import { Check } from '../../components/icons';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { type FieldFacts, LabelledField, useFormField } from './field';
import * as styles from './control.module.css';

export interface TextFieldProps extends FieldFacts, Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name'> {
  label: string;
  /** `code`: large letters with space between them, for a short code that is compared character by character. */
  look?: 'code';
  /** A small button inside the field, at its end. Without one, a valid field has a check mark there. */
  end?: ReactNode;
}

export function TextField({ name, label, hint, isHintLive, end, look, ...input }: TextFieldProps) {
  const { control, messages, initialValue, isValid } = useFormField({ name, hint, isHintLive });
  const inside = end ?? (isValid && <Icon of={Check} size={20} className={styles.tick} />);
  return (
    <LabelledField label={label} {...messages}>
      <input
        className={styles.control}
        data-look={look}
        data-end={Boolean(inside) || undefined}
        defaultValue={initialValue}
        // Keeps keyboards from autocorrecting names and addresses, and spelling services of Chrome and Edge from
        // receiving them:
        // https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/spellcheck#security_and_privacy_concerns
        autoCorrect="off"
        spellCheck={false}
        {...input}
        {...control}
      />
      {inside && <span className={styles.end}>{inside}</span>}
    </LabelledField>
  );
}
