import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '../components/icon';
import { controlId } from './control-ids';
import { TextInput, type TextInputProps } from './text-input';
import * as styles from './control.module.css';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end' | 'valid'> {
  /** What the toggle does, such as "Show password" and "Hide password". */
  toggle: { show: string; hide: string };
  /** Covers the password whatever the toggle says: while it is sent, browsers must see a password field to save it. */
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
