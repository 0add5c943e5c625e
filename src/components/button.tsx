import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './button.module.css';

/**
 * The look of a button, or of a link styled as one. `primary` is the filled call to action; `secondary` a less
 * important button next to it; `light` is white, for dark panels; `quiet` is text only; `success` is green, for a form
 * that was sent.
 */
export type ButtonLook = 'primary' | 'secondary' | 'light' | 'quiet' | 'success';

/** `small` in bars and lists (44 px high), `medium` by default, `large` in forms: as wide as the form. */
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className'> {
  look?: ButtonLook;
  size?: ButtonSize;
}

export function Button({ look = 'primary', size = 'medium', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles.button} data-look={look} data-size={size} {...rest} />;
}
