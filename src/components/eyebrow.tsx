import type { ReactNode } from 'react';
import * as styles from './eyebrow.module.css';

interface EyebrowProps {
  children: ReactNode;
  onDark?: boolean;
}

/** A short label in a pill above a heading. */
export const Eyebrow = ({ children, onDark = false }: EyebrowProps) => (
  <p className={styles.eyebrow} data-on-dark={onDark}>
    {children}
  </p>
);
