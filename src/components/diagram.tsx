import { graphql } from 'gatsby';
import * as styles from './diagram.module.css';

export const query = graphql`
  fragment DiagramFigure on Diagram {
    svg(locale: $locale)
    caption
  }
`;

/** A drawing that explains an idea. The SVG comes from the project's own files, with its labels filled in at build time. */
export const Diagram = ({ svg, caption }: Queries.DiagramFigureFragment) => (
  <div className={styles.diagram} data-drawing>
    <div dangerouslySetInnerHTML={{ __html: svg }} />
    {caption && <p className={styles.caption}>{caption}</p>}
  </div>
);
