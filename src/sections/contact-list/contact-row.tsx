import type { IconNode } from '../../components/icons';
import type { ReactNode } from 'react';
import { Icon } from '../../components/icon';
import * as styles from './contact-list.module.css';

interface ContactRowProps {
  icon: IconNode;
  title: string;
  /** Text to the right of the heading. CSS reserves its height, since the text may be rendered only after hydration. */
  aside?: ReactNode;
  note?: string;
  children: ReactNode;
}

/** One row of the contacts page, such as e-mail, chat or opening hours. */
export const ContactRow = ({ icon, title, aside, note, children }: ContactRowProps) => (
  <li className={styles.row}>
    <Icon of={icon} size={22} />
    <div>
      <div className={styles.head}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  </li>
);
