import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { controlId } from './field-frame';
import { TextInput, type TextInputProps } from './text-input';
import * as styles from './control.module.css';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'valid'> {
  /** The second of two fields for the same password, whose toggle says so. */
  isRepeated?: boolean;
  /**
   * Hides the password regardless of the toggle: browsers offer to save it only if the sent field has `type=password`.
   */
  covered: boolean;
}

export function PasswordInput({ isRepeated = false, covered, ...input }: PasswordInputProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const toggle = isRepeated
    ? { show: t('password.showRepeated'), hide: t('password.hideRepeated') }
    : { show: t('password.show'), hide: t('password.hide') };
  const button = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={shown ? toggle.hide : toggle.show}
      aria-controls={controlId(input.name)}
      onClick={() => setShown(!shown)}
    >
      <Icon of={shown ? EyeOff : Eye} size={20} strokeWidth={1.75} />
    </button>
  );
  return (
    <TextInput
      {...input}
      type={shown && !covered ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={button}
    />
  );
}
