import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { SectionHeading } from './section-heading';
import * as styles from './section.module.css';

/** A section's background. */
export type Tone = 'plain' | 'tint' | 'ink';

/** A section's position on its page. */
export interface SectionPlace {
  /** Unique on the page. */
  id: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  tone: Tone;
}

/** Props of all section components: the fields of the fragment, and the position on the page. */
export type SectionProps<Fragment> = Fragment & { place: SectionPlace };

interface ShellProps extends SectionPlace {
  /** The heading above the content; missing where it stands in a column beside it. */
  title?: string;
  lead?: string | null;
  className?: string;
  children: ReactNode;
}

/** The shell of a section: background, vertical space, content width and heading. */
export const Section = ({ id, labelledBy, tone, title, lead, className, children }: ShellProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={styles.section}
    data-tone={tone}
    data-ground={tone === 'ink' ? 'ink' : undefined}
  >
    <div className={classNames(styles.wrap, className)}>
      {title && <SectionHeading id={labelledBy} title={title} lead={lead} />}
      {children}
    </div>
  </section>
);
