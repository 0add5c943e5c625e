import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { SectionHeading } from './section-heading';
import * as styles from './section.module.css';

/** A section's background: white, light grey, or dark blue. */
export type Background = 'plain' | 'tinted' | 'dark';

/** The attributes that a section's element gets from its page. */
export interface SectionAttributes {
  /** Unique on the page. */
  id: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  background: Background;
}

/** Props of all section components: the fields of the fragment, and the attributes of its element. */
export type SectionProps<Fragment> = Fragment & { attributes: SectionAttributes };

interface ShellProps extends SectionAttributes {
  /** The heading above the content. Sections with a heading in a column beside the content have none here. */
  title?: string;
  lead?: string | null;
  className?: string;
  children: ReactNode;
}

/** The shell of a section: background, vertical space, content width and heading. */
export const Section = ({ id, labelledBy, background, title, lead, className, children }: ShellProps) => (
  <section id={id} aria-labelledby={labelledBy} className={styles.section} data-background={background}>
    <div className={classNames(styles.wrap, className)}>
      {title && <SectionHeading id={labelledBy} title={title} lead={lead} />}
      {children}
    </div>
  </section>
);
