import { classNames } from './class-names';
import * as styles from './prose.module.css';

interface ProseProps {
  /** Its HTML is made from the project's own Markdown at build time: trusted, never user input. */
  text: Pick<Queries.MarkdownRemark, 'html'>;
  className?: string;
}

/** Body text made from Markdown. */
export const Prose = ({ text, className }: ProseProps) => (
  <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: text.html ?? '' }} />
);
