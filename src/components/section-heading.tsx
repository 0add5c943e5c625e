import * as text from './patterns/lead.module.css';
import * as styles from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: string | null;
  /** True if the heading is in a column next to the section's content: heading and lead are then stacked. */
  inColumn?: boolean;
}

export const SectionHeading = ({ id, title, lead, inColumn = false }: SectionHeadingProps) => (
  <div className={styles.heading} data-in-column={inColumn}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {lead && <p className={text.lead}>{lead}</p>}
  </div>
);
