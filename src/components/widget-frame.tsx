import type { IconNode } from './icons';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as styles from './widget-frame.module.css';

interface WidgetFrameProps {
  icon: IconNode;
  title: string;
  /** Small print beside the title. */
  note?: string;
  children: ReactNode;
}

/** The card around third-party content. It reserves the final size, so loading or failing content causes no layout shift. */
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
