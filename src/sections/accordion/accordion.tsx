import { graphql } from 'gatsby';
import { classNames } from '../../components/class-names';
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
      subject
      question
      short
      open
      answer(tree: $tree) {
        html
      }
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

interface ItemProps {
  item: Queries.AccordionSectionFragment['items'][number];
  /** The `name` of this `<details>` element. Of all elements with the same name, the browser keeps only one open. */
  name: string;
  level: 'h3' | 'h4';
}

/**
 * A question as `<details>` with its answer. The id that links use is on the answer, because browsers open `<details>`
 * only for a fragment inside the element.
 */
const Item = ({ item: { id, question, short, open, answer, diagram }, name, level: Heading }: ItemProps) => (
  <details name={name} open={open ?? undefined} className={styles.item}>
    <summary className={styles.question}>
      <Heading>{question}</Heading>
      <span className={styles.short}>{short}</span>
      <span className={styles.mark} aria-hidden="true" />
    </summary>
    <div id={id} className={styles.answer}>
      <Prose text={answer} />
      {diagram && <Diagram {...diagram} />}
    </div>
  </details>
);

/**
 * Questions of which at most one is open, even if they have different subjects: all are `<details>` elements with the
 * same `name`. If the questions have subjects, the section's heading is above them, otherwise to the left of them.
 */
export function AccordionSection({ attributes, title, lead, items }: SectionProps<Queries.AccordionSectionFragment>) {
  const subjects = [...new Set(items.map(({ subject }) => subject))];
  const above = subjects.length > 1 ? { title, lead } : {};
  return (
    <Section {...attributes} {...above}>
      {subjects.map((subject) => (
        <div key={subject} className={classNames(styles.group, subject !== null && styles.numbered)}>
          <div className={styles.beside}>
            {subject ? (
              <h3 className={styles.subject}>{subject}</h3>
            ) : (
              <SectionHeading id={attributes.labelledBy} title={title} lead={lead} inColumn />
            )}
          </div>
          <div className={styles.items}>
            {items
              .filter((item) => item.subject === subject)
              .map((item) => (
                <Item key={item.id} item={item} name={attributes.id} level={subject ? 'h4' : 'h3'} />
              ))}
          </div>
        </div>
      ))}
    </Section>
  );
}
