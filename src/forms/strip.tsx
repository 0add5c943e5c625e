import { CircleAlert, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import * as styles from './strip.module.css';

interface StripProps {
  /** `problem` has `role="alert"`; `notice` is part of the page from the start. */
  tone: 'problem' | 'notice';
  children: ReactNode;
}

/** A message above a form. */
export const Strip = ({ tone, children }: StripProps) => (
  <div className={styles.strip} data-tone={tone} role={tone === 'problem' ? 'alert' : undefined}>
    <Icon of={tone === 'problem' ? CircleAlert : TriangleAlert} size={20} className={styles.icon} />
    <div className={styles.text} dir="auto">
      {children}
    </div>
  </div>
);
