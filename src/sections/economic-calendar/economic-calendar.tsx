import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArrowRight, CalendarDays } from '../../components/icons';
import { Diagram } from '../../components/diagram';
import { Icon } from '../../components/icon';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import { FrameCard } from '../../embeds/frame-card';
import * as styles from './economic-calendar.module.css';

export const query = graphql`
  fragment EconomicCalendarSection on EconomicCalendarSection {
    title
    lead
    guides {
      title
      text
      route
      diagram {
        ...DiagramFigure
      }
    }
    company {
      thirdParty
    }
  }
`;

type EconomicCalendarProps = SectionProps<Queries.EconomicCalendarSectionFragment>;

/** The calendar, and below it a row of links to guides, between two lines. */
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
      {guides && (
        <ul className={styles.guides}>
          {guides.map((guide) => (
            <li key={guide.route} className={styles.guide}>
              <Diagram {...guide.diagram} />
              <div>
                <h3>
                  <RouteLink route={guide.route} className={styles.link}>
                    {guide.title}
                    <Icon of={ArrowRight} size={18} />
                  </RouteLink>
                </h3>
                <p>{guide.text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
