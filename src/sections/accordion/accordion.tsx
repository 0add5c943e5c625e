import { graphql } from 'gatsby';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { AccordionItem } from './accordion-item';
import { bySubject, SubjectIndex } from './subjects';
import * as styles from './accordion.module.css';

export const query = graphql`
  fragment AccordionSection on AccordionSection {
    title
    lead
    items {
      id
      subject
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

/** Questions of which one is open, or none: details elements with one `name`, also across the groups of their subjects. */
export function AccordionSection({ place, title, lead, items }: SectionProps<Queries.AccordionSectionFragment>) {
  const groups = bySubject(items);
  return (
    <Section {...place} className={styles.columns}>
      <div className={styles.beside}>
        <SectionHeading id={place.labelledBy} title={title} lead={lead} inColumn />
        {groups.length > 1 && <SubjectIndex groups={groups} labelledBy={place.labelledBy} />}
      </div>
      <div>
        {groups.map(({ subject, items: questions }) => (
          <div key={subject} className={styles.group}>
            {subject && <h3 className={styles.subject}>{subject}</h3>}
            {questions.map((item) => (
              <AccordionItem key={item.id} item={item} name={place.id} level={subject ? 'h4' : 'h3'} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
