import type { IconNode } from './icons';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as styles from './widget-frame.module.css';

interface WidgetFrameProps {
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
export const WidgetFrame = ({ icon, title, note, children }: WidgetFrameProps) => (
  <div className={styles.frame}>
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
