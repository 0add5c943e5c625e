import type { IconNode } from '../components/icons';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon';
import * as styles from './provider-card.module.css';

interface ProviderCardProps {
  icon: IconNode;
  title: string;
  /** Small print next to the title. */
  note?: string;
  children: ReactNode;
}

/**
 * A card around third-party content. It has its final size from the start, so that loading or failing content causes no
 * layout shift.
 */
export const ProviderCard = ({ icon, title, note, children }: ProviderCardProps) => (
  <div className={styles.card}>
    <div className={styles.bar}>
      <p className={styles.title}>
        <Icon of={icon} size={19} />
        {title}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {children}
  </div>
);
