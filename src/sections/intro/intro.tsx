import { graphql } from 'gatsby';
import { classNames } from '../../components/class-names';
import { Diagram } from '../../components/diagram';
import { Prose } from '../../components/prose';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './intro.module.css';

export const query = graphql`
  fragment IntroSection on IntroSection {
    title
    stacked
    columns {
      title
      text(tree: $tree) {
        html
      }
      more(tree: $tree) {
        html
      }
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

export const IntroSection = ({ place, title, stacked, columns }: SectionProps<Queries.IntroSectionFragment>) => (
  <Section {...place} title={title}>
    <div className={styles.columns} data-stacked={stacked ?? false}>
      {columns.map((column) => (
        <div key={column.text.html} className={styles.column}>
          {column.title && <h3>{column.title}</h3>}
          {column.diagram && <Diagram {...column.diagram} />}
          <Prose text={column.text} className={styles.text} />
          {column.more && <Prose text={column.more} className={classNames(styles.text, styles.more)} />}
        </div>
      ))}
    </div>
  </Section>
);
