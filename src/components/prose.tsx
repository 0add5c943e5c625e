import { classNames } from './class-names';
import * as styles from './prose.module.css';

interface ProseProps {
  /** HTML that the build makes from the project's Markdown; never from user input. */
  text: Pick<Queries.MarkdownRemark, 'html'>;
  className?: string;
}

export const Prose = ({ text, className }: ProseProps) => (
  <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: text.html ?? '' }} />
);
