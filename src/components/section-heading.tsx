import * as styles from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: string | null;
  /** In a column of its own beside the section's content, where heading and lead always stand one below the other. */
  inColumn?: boolean;
}

/** A section's heading with its lead, arranged by `section-heading.module.css`. */
export const SectionHeading = ({ id, title, lead, inColumn = false }: SectionHeadingProps) => (
  <div className={styles.heading} data-in-column={inColumn}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
);
