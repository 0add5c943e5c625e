import { graphql } from 'gatsby';
import { classNames } from './class-names';
import * as styles from './diagram.module.css';
import * as filling from './patterns/fill.module.css';

export const query = graphql`
  fragment DiagramFigure on Diagram {
    svg(locale: $locale)
    caption
  }
`;

interface DiagramProps extends Queries.DiagramFigureFragment {
  /**
   * True if the diagram fills a part of a card, with a tinted background. By default it is as wide as a figure in a
   * text.
   */
  fill?: boolean;
}

/** A diagram that explains an idea. The SVG comes from the project's own files, with its labels filled in at build time. */
export const Diagram = ({ svg, caption, fill }: DiagramProps) => (
  <div className={classNames(styles.diagram, fill ? filling.fill : styles.figure)} data-visual>
    <div dangerouslySetInnerHTML={{ __html: svg }} />
    {caption && <p className={styles.caption}>{caption}</p>}
  </div>
);
