import { Eye, EyeOff } from '../../components/icons';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { controlId } from './field';
import type { FormStatus } from './form-state';
import { TextField, type TextFieldProps } from './text-field';
import * as styles from './control.module.css';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Whether this is the second field for the same password. The label of its toggle then says so. */
  isRepeated?: boolean;
}

export function PasswordField({ isRepeated = false, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('sign-in');
  const status = useFormikContext().status as FormStatus;
  const [shown, setShown] = useState(false);
  const toggle = isRepeated
    ? { show: t('password.showRepeated'), hide: t('password.hideRepeated') }
    : { show: t('password.show'), hide: t('password.hide') };
  const button = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={shown ? toggle.hide : toggle.show}
      aria-controls={controlId(field.name)}
      onClick={() => setShown(!shown)}
    >
      <Icon of={shown ? EyeOff : Eye} size={20} strokeWidth={1.75} />
    </button>
  );
  // Hides the password while the form is sent: browsers offer to save a password only if its field has `type=password`.
  const isHidden = !shown || status.state === 'sending';
  return <TextField {...field} type={isHidden ? 'password' : 'text'} autoCapitalize="none" end={button} />;
}
