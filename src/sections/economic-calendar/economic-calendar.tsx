import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { CalendarDays } from '../../components/icons';
import { Section, type SectionProps } from '../../components/section';
import { FrameCard } from '../../embeds/frame-card';
import { Guides } from './guides';

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

export function EconomicCalendarSection({ attributes, title, lead, guides, company }: EconomicCalendarProps) {
  const { t } = useTranslation('embeds');
  return (
    <Section {...attributes} title={title} lead={lead}>
      <FrameCard
        name={t('calendar.title')}
        icon={CalendarDays}
        content={{ widget: 'events' }}
        size="calendar"
        rows={9}
        thirdParty={company.thirdParty}
      />
      {guides && <Guides guides={guides} />}
    </Section>
  );
}
