import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Diagram } from '../../components/diagram';
import { Prose } from '../../components/prose';
import { Section, type SectionProps } from '../../components/section';
import * as buttonStyles from '../../components/button.module.css';
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

/** Worked examples in rows, below their diagram. Gains are green and losses red. */
const Sums = ({ sums, sumsDiagram }: Pick<IntroProps['columns'][number], 'sums' | 'sumsDiagram'>) =>
  sums && (
    <div className={styles.sums}>
      {sumsDiagram && <Diagram {...sumsDiagram} fill />}
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

const columnId = (section: string, index: number) => `${section}-${index + 1}`;

/** A list of links to the texts of this section, which together are several windows high. */
function Contents({ attributes, columns }: Pick<IntroProps, 'attributes' | 'columns'>) {
  const { t } = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ul>
        {columns.map(({ title }, index) => (
          <li key={title}>
            <a
              href={`#${columnId(attributes.id, index)}`}
              className={buttonStyles.button}
              data-look="secondary"
              data-size="small"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const IntroSection = ({ attributes, title, lead, stacked, columns }: IntroProps) => (
  <Section {...attributes} title={title} lead={lead}>
    {stacked && <Contents attributes={attributes} columns={columns} />}
    <div className={styles.columns} data-stacked={stacked ?? false}>
      {columns.map(({ title: heading, text, sums, sumsDiagram, diagram }, index) => (
        <div key={text.html} id={columnId(attributes.id, index)} className={styles.column}>
          {heading && <h3>{heading}</h3>}
          {diagram && !stacked && <Diagram {...diagram} fill />}
          <Prose text={text} className={styles.text} />
          {diagram && stacked && <Diagram {...diagram} fill />}
          <Sums sums={sums} sumsDiagram={sumsDiagram} />
        </div>
      ))}
    </div>
  </Section>
);
