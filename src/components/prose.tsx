import { classNames } from './class-names';
import * as styles from './prose.module.css';

interface ProseProps {
  /** HTML that the build made from the project's own Markdown: trusted, never a visitor's. */
  html: string;
  className?: string;
}

/** Body text made from Markdown. */
export const Prose = ({ html, className }: ProseProps) => (
  <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
);
