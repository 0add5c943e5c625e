import { CircleAlert, type IconNode, Mail, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import * as styles from './strip.module.css';

const icons = { problem: CircleAlert, notice: TriangleAlert, mail: Mail } satisfies Record<string, IconNode>;

interface StripProps {
  /** `problem` has `role="alert"`; the others are part of the page from the start: `mail` says what was sent. */
  tone: keyof typeof icons;
  children: ReactNode;
}

/** A message above a form. */
export const Strip = ({ tone, children }: StripProps) => (
  <div className={styles.strip} data-tone={tone} role={tone === 'problem' ? 'alert' : undefined}>
    <Icon of={icons[tone]} size={20} className={styles.icon} />
    <div className={styles.text} dir="auto">
      {children}
    </div>
  </div>
);
