import type { ComponentPropsWithoutRef } from 'react';
import type { ButtonLook, ButtonSize } from './button-look';
import { classNames } from './class-names';
import * as styles from './button.module.css';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
}

export function Button({ look = 'primary', size = 'medium', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(styles.button, className)} data-look={look} data-size={size} {...rest} />
  );
}
