import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { Prose } from '../../components/prose';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './intro.module.css';

export const query = graphql`
  fragment IntroSection on IntroSection {
    title
    lead
    stacked
    columns {
      title
      text(tree: $tree) {
        html
      }
      sums {
        name
        working
        result
      }
      sumsDiagram {
        ...DiagramFigure
      }
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

type IntroProps = SectionProps<Queries.IntroSectionFragment>;

/** Worked examples, one below the other as in a ledger, below their drawing. Gains and losses have their colours. */
const Sums = ({ sums, sumsDiagram }: Pick<IntroProps['columns'][number], 'sums' | 'sumsDiagram'>) =>
  sums && (
    <div className={styles.sums}>
      {sumsDiagram && <Diagram {...sumsDiagram} />}
      <dl>
        {sums.map(({ name, working, result }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{working}</dd>
            <dd data-sign={result[0]}>{result}</dd>
          </div>
        ))}
      </dl>
    </div>
  );

export const IntroSection = ({ place, title, lead, stacked, columns }: IntroProps) => (
  <Section {...place} title={title} lead={lead}>
    <div className={styles.columns} data-stacked={stacked ?? false}>
      {columns.map(({ title: heading, text, sums, sumsDiagram, diagram }) => (
        <div key={text.html} className={styles.column}>
          {heading && <h3>{heading}</h3>}
          {diagram && !stacked && <Diagram {...diagram} />}
          <Prose text={text} className={styles.text} />
          {diagram && stacked && <Diagram {...diagram} />}
          <Sums sums={sums} sumsDiagram={sumsDiagram} />
        </div>
      ))}
    </div>
  </Section>
);
