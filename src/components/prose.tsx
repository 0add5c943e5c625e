import { classNames } from './class-names';
import * as styles from './prose.module.css';

interface ProseProps {
  /** HTML made from the project's own Markdown at build time: trusted, never user input. */
  html: string;
  className?: string;
}

/** Body text made from Markdown. */
export const Prose = ({ html, className }: ProseProps) => (
  <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
);
