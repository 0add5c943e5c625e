import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { CircleAlert } from '../../components/icons';
import { Icon } from '../../components/icon';
import { type FormStatus, type MessageKey, textOf } from './form-state';
import { onceReleased } from './press';
import * as styles from './field.module.css';

export interface FieldFacts {
  name: string;
  /** Help text that is always shown. */
  hint?: ReactNode;
  /**
   * Whether the hint changes with the value and a live region announces it. `aria-describedby` then refers to the hint
   * only while the field is empty: otherwise screen readers would read the hint twice, or at every key press.
   */
  isHintLive?: boolean;
}

/** Returns the id of a field's input. It is unique, since there is only one form on a page. */
export const controlId = (name: string): string => `field-${name}`;

const hintId = (name: string): string => `${controlId(name)}-hint`;

export const errorId = (id: string): string => `${id}-error`;

/**
 * Returns the initial value of a form field, the attributes of its input, the messages below it, and whether it is
 * valid. A field has an error once the visitor has left it, or the server has refused its value.
 */
export function useFormField({ name, hint, isHintLive }: FieldFacts) {
  const { t } = useTranslation('sign-in');
  const formik = useFormikContext();
  const { fieldErrors, sent } = formik.status as FormStatus;
  const { touched, error: brokenRule, value, initialValue } = formik.getFieldMeta<string>(name);
  // Server errors are shown until the value of their field changes. Formik would remove all of them when any field
  // changes.
  const isAsSent = sent !== undefined && Reflect.get(sent, name) === value;
  const refusals = isAsSent && Object.hasOwn(fieldErrors, name) ? fieldErrors[name] : undefined;
  // The type assertion is right, since the messages in the schemas are keys of strings; Formik types them as `string`.
  const error =
    touched && brokenRule ? t(brokenRule as MessageKey) : refusals?.map((message) => textOf(message, t)).join(' ');
  // An empty field with an error does not show its hint: together the two would wrap and shift the layout.
  const shownHint = error && !value ? undefined : hint;
  const describedBy = [error && errorId(controlId(name)), shownHint && !(isHintLive && value) && hintId(name)];
  return {
    initialValue,
    isValid: touched && !error && value !== '',
    messages: { name, error, hint: shownHint, isHintLive },
    control: {
      id: controlId(name),
      name,
      onBlur: () => onceReleased(() => void formik.setFieldTouched(name, true, false)),
      // All fields of all forms are required.
      'aria-required': true,
      'aria-invalid': Boolean(error),
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    },
  };
}

type Messages = FieldFacts & {
  /** The error message of a field. If set, the field is invalid. */
  error?: string;
};

/**
 * The error and the hint below a field. At least one line is reserved. Error and hint share it if both fit, so that an
 * error rarely shifts the layout.
 */
export const FieldMessages = ({ name, hint, isHintLive, error }: Messages) => (
  <div className={styles.messages}>
    {error && (
      <p id={errorId(controlId(name))} className={styles.error}>
        <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
        <span dir="auto">{error}</span>
      </p>
    )}
    {hint && (
      <p id={hintId(name)} aria-hidden={isHintLive} className={styles.hint}>
        {hint}
      </p>
    )}
  </div>
);

/** An input with its label above and its error and hint below. */
export const LabelledField = ({ label, children, ...messages }: Messages & Record<'label' | 'children', ReactNode>) => (
  <div>
    <label className={styles.label} htmlFor={controlId(messages.name)}>
      {label}
    </label>
    <div className={styles.box}>{children}</div>
    <FieldMessages {...messages} />
  </div>
);
