import { Eyebrow } from './eyebrow';
import * as styles from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  eyebrow?: string | null;
  lead?: string | null;
  align?: 'start' | 'center';
  /** Text on dark blue. */
  onDark?: boolean;
}

/** A section's heading with the eyebrow above and the lead below it. */
export const SectionHeading = ({ id, title, eyebrow, lead, align = 'start', onDark = false }: SectionHeadingProps) => (
  <div className={styles.heading} data-align={align} data-on-dark={onDark}>
    {eyebrow && <Eyebrow onDark={onDark}>{eyebrow}</Eyebrow>}
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
);
