import { graphql } from 'gatsby';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { EconomicCalendar } from '../../embeds/economic-calendar';
import { Guides } from './guides';
import * as styles from './economic-calendar.module.css';

export const query = graphql`
  fragment EconomicCalendarSection on EconomicCalendarSection {
    title
    lead
    guides {
      ...Guide
    }
    company {
      thirdParty
    }
  }
`;

type EconomicCalendarProps = SectionProps<Queries.EconomicCalendarSectionFragment>;

export const EconomicCalendarSection = ({ place, title, lead, guides, company }: EconomicCalendarProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <div className={styles.place}>
      <EconomicCalendar thirdParty={company.thirdParty} />
    </div>
    {guides && <Guides guides={guides} />}
  </Section>
);
