import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './button.module.css';

/**
 * The look of a button, or of a link styled as one. `primary` is the filled call to action; `secondary` a less
 * important button next to it; `light` is white, for dark panels; `quiet` is text only; `success` is green, for a form
 * that was sent.
 */
export type ButtonLook = 'primary' | 'secondary' | 'light' | 'quiet' | 'success';

/** `small` in bars and lists (44 px high), `medium` by default, `large` in forms (52 px, as high as an input). */
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
}

export function Button({ look = 'primary', size = 'medium', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(styles.button, className)} data-look={look} data-size={size} {...rest} />
  );
}
