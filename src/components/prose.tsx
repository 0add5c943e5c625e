import { classNames } from './class-names';
import * as styles from './prose.module.css';

interface ProseProps {
  /** HTML that the build makes from the project's Markdown; never from user input. */
  text: Pick<Queries.MarkdownRemark, 'html'>;
  className?: string;
}

/** Renders HTML that was made from Markdown. */
export const Prose = ({ text, className }: ProseProps) => (
  <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: text.html ?? '' }} />
);
