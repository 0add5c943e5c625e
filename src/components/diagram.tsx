import { graphql } from 'gatsby';
import { classNames } from './class-names';
import * as styles from './diagram.module.css';

export const query = graphql`
  fragment DiagramFigure on Diagram {
    svg(locale: $locale)
    caption
  }
`;

/** A drawing that explains an idea. The SVG comes from the project's own files, with its labels filled in at build time. */
export const Diagram = ({ svg, caption, ground }: Queries.DiagramFigureFragment & { ground?: 'ink' }) => (
  <div className={classNames(styles.diagram, ground && styles.ink)} data-drawing>
    <div dangerouslySetInnerHTML={{ __html: svg }} />
    {caption && <p className={styles.caption}>{caption}</p>}
  </div>
);
