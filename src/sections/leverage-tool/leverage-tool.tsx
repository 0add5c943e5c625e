import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Section, type SectionProps } from '../../components/section';
import { LeverageTable } from './leverage-table';
import { Outcome } from './outcome';
import { StakeForm } from './stake-form';
import { useStake } from './use-stake';
import * as styles from './leverage-tool.module.css';

export const query = graphql`
  fragment LeverageToolSection on LeverageToolSection {
    title
    lead
    note
    action {
      ...ActionLabel
    }
    company {
      currency
    }
  }
`;

type LeverageToolProps = SectionProps<Queries.LeverageToolSectionFragment>;

/**
 * A calculator of what leverage does to the visitor's own money. It calculates with the numbers in its fields only,
 * without prices from a server.
 */
export function LeverageToolSection({
  attributes,
  title,
  lead,
  note,
  action,
  company: { currency },
}: LeverageToolProps) {
  const entry = useStake();
  return (
    <Section {...attributes} title={title} lead={lead}>
      {/* Hidden without scripts. The table below shows results for common values instead. */}
      <div className={styles.tool}>
        <div className={styles.calculator} data-needs-scripts>
          <StakeForm entry={entry} currency={currency} />
          <Outcome entry={entry} currency={currency} />
        </div>
        <div className={styles.table}>
          <LeverageTable currency={currency} />
        </div>
        <div className={styles.foot}>
          <Actions actions={[action]} />
          <p>{note}</p>
        </div>
      </div>
    </Section>
  );
}
