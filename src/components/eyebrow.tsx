import type { ReactNode } from 'react';
import * as styles from './eyebrow.module.css';

/** A short label above the heading of a page. */
export const Eyebrow = ({ children }: { children: ReactNode }) => <p className={styles.eyebrow}>{children}</p>;
