import { graphql } from 'gatsby';
import { classNames } from '../../components/class-names';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { AccordionItem } from './accordion-item';
import { bySubject } from './by-subject';
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

/**
 * Questions of which at most one is open, even if they have different subjects: all are `<details>` elements with the
 * same `name`. If the questions have subjects, the section's heading is above them, otherwise to the left of them.
 */
export function AccordionSection({ attributes, title, lead, items }: SectionProps<Queries.AccordionSectionFragment>) {
  const groups = bySubject(items);
  const above = groups.length > 1 ? { title, lead } : {};
  return (
    <Section {...attributes} {...above}>
      {groups.map(({ subject, items: questions }) => (
        <div key={subject} className={classNames(styles.group, subject !== null && styles.numbered)}>
          <div className={styles.beside}>
            {subject ? (
              <h3 className={styles.subject}>{subject}</h3>
            ) : (
              <SectionHeading id={attributes.labelledBy} title={title} lead={lead} inColumn />
            )}
          </div>
          <div className={styles.items}>
            {questions.map((item) => (
              <AccordionItem key={item.id} item={item} name={attributes.id} level={subject ? 'h4' : 'h3'} />
            ))}
          </div>
        </div>
      ))}
    </Section>
  );
}
