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
  <figure className={styles.diagram}>
    <div dangerouslySetInnerHTML={{ __html: svg }} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
