import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../components/icon';
import { controlId } from './field-frame';
import { TextInput, type TextInputProps } from './text-input';
import * as styles from './control.module.css';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'valid'> {
  /** Labels of the toggle, such as "Show password" and "Hide password". */
  toggle: { show: string; hide: string };
  /**
   * Hides the password regardless of the toggle: browsers offer to save it only if the sent field has `type=password`.
   */
  covered: boolean;
}

export function PasswordInput({ toggle, covered, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
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
