import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { Prose } from '../../components/prose';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './accordion.module.css';

export const query = graphql`
  fragment AccordionSection on AccordionSection {
    title
    lead
    items {
      id
      question
      answer(tree: $tree) {
        html
      }
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

type AccordionProps = SectionProps<Queries.AccordionSectionFragment>;

/**
 * Native disclosure: details elements with one `name` open one at a time. The fragment's id is on the answer,
 * inside the item, because that is where browsers open it without a script.
 */
export const AccordionSection = ({ place, title, lead, items }: AccordionProps) => (
  <Section {...place} className={styles.columns}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} inColumn />
    <div className={styles.items}>
      {items.map(({ id, question, answer, diagram }) => (
        <details key={id} name={place.id} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div id={id} className={styles.answer}>
            <Prose text={answer} />
            {diagram && <Diagram {...diagram} />}
          </div>
        </details>
      ))}
    </div>
  </Section>
);
