import type { ReactNode } from 'react';
import * as styles from './form.module.css';

/** Two fields beside each other where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;
