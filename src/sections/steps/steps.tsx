import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './steps.module.css';

export const query = graphql`
  fragment StepsSection on StepsSection {
    title
    lead
    steps {
      title
      text
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

export const StepsSection = ({ attributes, title, lead, steps }: SectionProps<Queries.StepsSectionFragment>) => (
  <Section {...attributes} title={title} lead={lead}>
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <Diagram {...step.diagram} fill />
          <h3>{step.title}</h3>
          <p>{step.text}</p>
          {/* Hidden from screen readers, which number the items of an ordered list themselves. */}
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  </Section>
);
