import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { SectionHeading } from './section-heading';
import * as styles from './section.module.css';

/** A section's background: white, light grey, or dark blue. */
export type Background = 'plain' | 'tinted' | 'dark';

/** Attributes that the page sets on a section's element. */
export interface SectionAttributes {
  /** Id of the section, unique on the page. */
  id: string;
  /** Id of the heading that labels the section (`aria-labelledby`). */
  labelledBy: string;
  background: Background;
}

/** Props of all section components: the fields of their GraphQL fragment, and the attributes of their element. */
export type SectionProps<Fragment> = Fragment & { attributes: SectionAttributes };

interface ShellProps extends SectionAttributes {
  /** Heading above the content. Leave it out for a section that renders its heading in a column next to the content. */
  title?: string;
  lead?: string | null;
  className?: string;
  children: ReactNode;
}

/** The outer element of a section, with background, padding, content width and heading. */
export const Section = ({ id, labelledBy, background, title, lead, className, children }: ShellProps) => (
  <section id={id} aria-labelledby={labelledBy} className={styles.section} data-background={background}>
    <div className={classNames(styles.wrap, className)}>
      {title && <SectionHeading id={labelledBy} title={title} lead={lead} />}
      {children}
    </div>
  </section>
);
