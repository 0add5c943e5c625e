import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { KeyFigures } from '../../components/key-figures';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './record.module.css';

export const query = graphql`
  fragment RecordSection on RecordSection {
    title
    facts {
      value
      label
    }
    flowTitle
    flow {
      ...DiagramFigure
    }
    flowSteps
    note
  }
`;

type RecordProps = SectionProps<Queries.RecordSectionFragment>;

/** Key figures, and a diagram of how a client's money moves. */
export const RecordSection = ({ attributes, title, facts, flowTitle, flow, flowSteps, note }: RecordProps) => (
  <Section {...attributes} className={styles.columns}>
    <div>
      <SectionHeading id={attributes.labelledBy} title={title} inColumn />
      <KeyFigures figures={facts} className={styles.facts} />
    </div>
    <div className={styles.flow}>
      <h3>{flowTitle}</h3>
      <Diagram {...flow} />
      <ol className={styles.steps}>
        {flowSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{note}</p>
    </div>
  </Section>
);
