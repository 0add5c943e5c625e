import type { ReactNode } from 'react';
import * as styles from './form.module.css';

/** Two fields in a row, in wide windows. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;
